import { emptyState, keyOf, type ServerRow, type ServerState } from '../../../../simulation/server-state'
import { answerOf, digestsOf, ownPart, segmentOf } from '../../../../simulation/sync-answers'
import { parseAnswer, type SyncAnswer } from '@/store/sync/pull/sync-answer'
import type { Digests, SyncRemote, SyncRequest } from '@/store/sync/pull/sync-remote'

type Tables = ReadonlyMap<string, readonly ServerRow[]>

/** A server whose rows a test sets, with injected faults. Every campus has the same rows. */
export class FakeSyncServer implements SyncRemote {
  epoch = 'one'
  /** Tombstones below this revision have expired. */
  floor = 0
  hour: number | undefined
  /** A lagging server has replayed only what is below this revision; null if it does not lag. */
  replayedBelow: number | null = null
  maxRows = 500
  /** The rows of whoever asks with a token. */
  readonly own = new Map<string, readonly ServerRow[]>()
  ownLevel = 'aal1'
  readonly requests: SyncRequest[] = []
  readonly comparisons: string[] = []
  /** Called before each answer; a test throws here to cut the network. */
  beforeAnswer: (request: SyncRequest) => void = () => {}
  private readonly tables = new Map<string, readonly ServerRow[]>()
  private readonly tombstones: { readonly table: string; readonly id: string; readonly rev: number }[] = []

  set(table: string, rows: readonly ServerRow[]): void {
    this.tables.set(table, rows)
  }

  remove(table: string, id: string, rev: number): void {
    this.set(
      table,
      (this.tables.get(table) ?? []).filter((row) => row.id !== id),
    )
    this.tombstones.push({ table, id, rev })
  }

  async sync(request: SyncRequest): Promise<SyncAnswer> {
    this.beforeAnswer(request)
    this.requests.push(request)
    const { campus, own } = request
    const options = { rows: this.maxRows, room: this.maxRows, deletions: Infinity, level: this.ownLevel }
    const answer = answerOf(this.state(campus, this.tables), request, null, options)
    return parseAnswer(
      own ? { ...answer, own: ownPart(this.state(campus, this.own), campus, own.token, own.since, options) } : answer,
    )
  }

  async digests(campus: string, until: number): Promise<Digests> {
    this.comparisons.push('digests')
    return digestsOf(this.state(campus, this.tables), campus, until)
  }

  async segment(campus: string, until: number, segment: string): Promise<readonly (readonly [string, number])[]> {
    this.comparisons.push(segment)
    return segmentOf(this.state(campus, this.tables), campus, until, segment)
  }

  private state(campus: string, tables: Tables): ServerState {
    const end = this.replayedBelow ?? Infinity
    const rows = [...tables].flatMap(([table, all]) =>
      all.map((row) => ({ table, campus, owner: tables === this.own ? 'token' : null, hidden: false, row })),
    )
    return {
      ...emptyState,
      epoch: this.epoch,
      floor: this.floor,
      hour: this.hour ?? Infinity,
      rows: new Map(
        rows.filter(({ row }) => row.rev < end).map((stored) => [keyOf(stored.table, stored.row.id), stored]),
      ),
      tombstones: this.tombstones.filter(({ rev }) => rev < end).map((gone) => ({ ...gone, campus })),
    }
  }
}
