/** Nothing was saved: the phone's storage is full. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'
}

/** Nothing was saved: IndexedDB cannot be used, for example in a private window or on a broken disk. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError'
}
