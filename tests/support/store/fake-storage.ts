/** A `localStorage` for unit tests. Its entries are its own properties, as those of a browser's are. */
export class FakeStorage {
  readonly [key: string]: unknown

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}
