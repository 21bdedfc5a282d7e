// A chunk of its own, which only a page loads whose browser blocks storage.
export { IDBKeyRange, indexedDB } from 'fake-indexeddb'
