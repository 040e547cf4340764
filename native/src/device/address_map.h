// Blocks of memory by address: a treap, so finding the block that holds an address takes a logarithmic
// number of steps, and nothing is allocated but the blocks themselves.
#ifndef STRETTO_SRC_DEVICE_ADDRESS_MAP_H
#define STRETTO_SRC_DEVICE_ADDRESS_MAP_H

#include <cstdint>

namespace stretto::device {

struct Block {
  uintptr_t begin = 0;
  int64_t bytes = 0;  // more than 0
  uint64_t id = 0;    // no two blocks have the same, ever
  int32_t site = 0;
  int32_t kind = 0;       // StrettoMemoryKind
  bool in_arena = false;  // of checked mode
  bool charged = false;   // counted against the limit
  bool freeing = false;   // a dealloc was issued
  Block* next = nullptr;  // of a list
  Block* left = nullptr;
  Block* right = nullptr;
  uint64_t priority = 0;

  bool Holds(uintptr_t address) const { return address >= begin && address - begin < static_cast<uint64_t>(bytes); }
  bool Holds(uintptr_t address, int64_t count) const {
    return Holds(address) && static_cast<uint64_t>(count) <= static_cast<uint64_t>(bytes) - (address - begin);
  }
};

class AddressMap {
 public:
  void Insert(Block* block) {
    // A good mix of the address is random enough.
    block->priority = (block->begin ^ block->begin >> 29) * 0x9e3779b97f4a7c15u;
    Block** link = &root_;
    while (*link != nullptr && (*link)->priority >= block->priority) {
      link = block->begin < (*link)->begin ? &(*link)->left : &(*link)->right;
    }
    Split(*link, block->begin, &block->left, &block->right);
    *link = block;
  }

  void Remove(Block* block) {
    Block** link = &root_;
    while (*link != block) link = block->begin < (*link)->begin ? &(*link)->left : &(*link)->right;
    *link = Merge(block->left, block->right);
  }

  // The last block that begins at or before the address, or null.
  Block* Floor(uintptr_t address) const {
    Block* best = nullptr;
    for (Block* block = root_; block != nullptr;) {
      if (block->begin <= address) {
        best = block;
        block = block->right;
      } else {
        block = block->left;
      }
    }
    return best;
  }

  // The first block that begins after the address, or null.
  Block* After(uintptr_t address) const {
    Block* best = nullptr;
    for (Block* block = root_; block != nullptr;) {
      if (block->begin > address) {
        best = block;
        block = block->left;
      } else {
        block = block->right;
      }
    }
    return best;
  }

  // The block that holds the address, or null.
  Block* Find(uintptr_t address) const {
    Block* block = Floor(address);
    return block != nullptr && block->Holds(address) ? block : nullptr;
  }

 private:
  static void Split(Block* tree, uintptr_t begin, Block** left, Block** right) {
    while (tree != nullptr) {
      if (tree->begin < begin) {
        *left = tree;
        left = &tree->right;
        tree = tree->right;
      } else {
        *right = tree;
        right = &tree->left;
        tree = tree->left;
      }
    }
    *left = *right = nullptr;
  }

  static Block* Merge(Block* left, Block* right) {
    Block* merged = nullptr;
    Block** link = &merged;
    while (left != nullptr && right != nullptr) {
      if (left->priority >= right->priority) {
        *link = left;
        link = &left->right;
        left = left->right;
      } else {
        *link = right;
        link = &right->left;
        right = right->left;
      }
    }
    *link = left != nullptr ? left : right;
    return merged;
  }

  Block* root_ = nullptr;
};

}  // namespace stretto::device

#endif  // STRETTO_SRC_DEVICE_ADDRESS_MAP_H
