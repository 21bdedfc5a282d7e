import { readPhotoHead } from '../photo-bytes.ts'
import type { PictureSighting } from '../recording.ts'
import type { SeenRow } from './attacker-session.ts'
import type { Changes } from './changes.ts'
import type { Campus } from './start-campus.ts'

const publicAddress = /\/storage\/v1\/object\/public\/(.+)$/

const pathsIn = (row: SeenRow): readonly string[] =>
  Object.values(row).flatMap((value) => (typeof value === 'string' ? (publicAddress.exec(value)?.[1] ?? []) : []))

/** The public pictures whose addresses an attacker has seen in rows: fetched when they come, and when they change or go. */
export class PictureWatcher {
  readonly seen: PictureSighting[] = []
  private readonly known = new Map<string, string>()
  private readonly campus: Campus

  constructor(campus: Campus) {
    this.campus = campus
  }

  async look(rows: readonly SeenRow[], changes: Changes, at: number): Promise<void> {
    const touched = [...(changes.get('objects') ?? [])].filter((path) => this.known.has(path))
    for (const path of new Set([...rows.flatMap(pathsIn), ...touched])) await this.fetch(path, at)
  }

  private async fetch(path: string, at: number): Promise<void> {
    const answer = await this.campus.fetch(`${this.campus.origin}/storage/v1/object/public/${path}`, { headers: { apikey: this.campus.publishableKey } })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const head = answer.ok ? readPhotoHead(bytes) : null
    const modified = Date.parse(answer.headers.get('last-modified') ?? '')
    const picture = {
      path,
      size: answer.ok ? bytes.length : 0,
      type: answer.ok ? (answer.headers.get('content-type') ?? '') : '',
      width: head?.width ?? 0,
      height: head?.height ?? 0,
      lastModified: Number.isFinite(modified) ? modified : null,
    }
    const text = JSON.stringify(picture)
    if (this.known.get(path) === text) return
    this.known.set(path, text)
    this.seen.push({ at, ...picture })
  }
}
