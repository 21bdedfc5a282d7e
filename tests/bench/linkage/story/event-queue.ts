type Event = { readonly at: number; readonly order: number; readonly run: () => Promise<void> }

const before = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/**
 * A priority queue (binary heap) of events by time. Events at the same time keep the order in which they were added.
 */
export class EventQueue {
  private readonly events: Event[] = []
  private added = 0

  add(at: number, run: () => Promise<void>): void {
    const { events } = this
    events.push({ at, order: (this.added += 1), run })
    for (let index = events.length - 1; index > 0;) {
      const parent = (index - 1) >> 1
      if (!this.swapIfBefore(index, parent)) return
      index = parent
    }
  }

  /** Removes and returns the next event; undefined if the queue is empty. */
  take(): Event | undefined {
    const { events } = this
    const first = events[0]
    const last = events.pop()
    if (!last || last === first) return first
    events[0] = last
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2]
      const [a, b] = [events[left], events[right]]
      const child = a && b && before(b, a) ? right : left
      if (!a || !this.swapIfBefore(child, index)) return first
      index = child
    }
  }

  private swapIfBefore(index: number, parent: number): boolean {
    const [event, above] = [this.events[index], this.events[parent]]
    if (!event || !above || !before(event, above)) return false
    this.events[index] = above
    this.events[parent] = event
    return true
  }
}
