/** A page or a worker: it can crash or freeze between any two steps. */
export class Process {
  readonly crashed: Promise<null>
  hasCrashed = false
  private reportCrash: () => void = () => {}
  private resume: (() => void) | null = null
  private frozen: Promise<void> | null = null
  private readonly crashesNow: () => boolean

  constructor(crashesNow: () => boolean) {
    this.crashesNow = crashesNow
    this.crashed = new Promise((resolve) => (this.reportCrash = () => resolve(null)))
  }

  freeze(): void {
    this.frozen ??= new Promise((resolve) => (this.resume = resolve))
  }

  thaw(): void {
    this.resume?.()
    this.frozen = null
  }

  /** Wraps an object so that this process may crash before and after each call of its methods. */
  withCrashes<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          const call = () => Reflect.apply(member, target, args)
          return name === 'now' || name === 'random' ? call() : this.step(async () => call())
        }
      },
    })
  }

  private async step<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.survive()
    const result = await work()
    await this.survive()
    return result
  }

  /** After a crash it never resolves. */
  private async survive(): Promise<void> {
    await this.frozen
    if (!this.hasCrashed && this.crashesNow()) {
      this.hasCrashed = true
      this.reportCrash()
    }
    if (this.hasCrashed) await new Promise(() => {})
  }
}
