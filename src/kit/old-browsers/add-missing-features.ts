// Chunk: old-browsers

const add = (target: object, name: string, value: (...given: never[]) => unknown): void => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

/** Adds what the app and its libraries use and the oldest browsers lack (build/baseline), in a page or the worker. */
export const addMissingFeatures = (): void => {
  add(Array.prototype, 'toSorted', function toSorted<Item>(this: Item[], compare?: (one: Item, other: Item) => number) {
    return [...this].sort(compare)
  })
  add(Array.prototype, 'toReversed', function toReversed<Item>(this: Item[]) {
    return [...this].reverse()
  })
  add(Array.prototype, 'toSpliced', function toSpliced<
    Item,
  >(this: Item[], start: number, count: number, ...items: Item[]) {
    const copy = [...this]
    copy.splice(start, count, ...items)
    return copy
  })
  add(AbortSignal, 'timeout', (milliseconds: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  add(AbortSignal, 'any', (signals: readonly AbortSignal[]) => {
    const controller = new AbortController()
    for (const signal of signals) {
      if (signal.aborted) controller.abort(signal.reason)
      signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: controller.signal })
    }
    return controller.signal
  })
}
