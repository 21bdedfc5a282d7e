// Chunk: memory

// A separate chunk, which a page loads only if its browser blocks storage.
export { IDBKeyRange, indexedDB } from 'fake-indexeddb'
