import { hourMs } from '../../src/domain/shared/durations.ts'

/** An access token lives for as long, `jwt_expiry` of config.toml. */
const tokenLifetimeMs = hourMs

/**
 * Sessions that a new password has ended, until their tokens have expired. Who signs out is not among them: what their phone
 * was sending at that moment is still theirs.
 */
export class EndedSessions {
  readonly #now: () => number
  readonly #endedAt = new Map<string, number>()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  add(sessionIds: readonly string[]): void {
    for (const [id, endedAt] of this.#endedAt) if (this.#now() - endedAt > tokenLifetimeMs) this.#endedAt.delete(id)
    for (const id of sessionIds) this.#endedAt.set(id, this.#now())
  }

  has(sessionId: string): boolean {
    return this.#endedAt.has(sessionId)
  }
}
