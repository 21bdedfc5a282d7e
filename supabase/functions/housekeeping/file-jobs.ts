import * as v from 'valibot'
import { isShowable } from '../../../src/kit/rules/picture-head.ts'
import { stripMetadata } from './pictures/strip-metadata.ts'
import type { ProjectApi } from './project-api.ts'

const fileJobSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  lease: v.string(),
  bucket: v.string(),
  paths: v.array(v.string()),
  target_bucket: v.nullable(v.string()),
  target_paths: v.nullable(v.array(v.string())),
})

/** Files to remove, or pictures to copy to `target_bucket` if it is set. */
type FileJob = v.InferOutput<typeof fileJobSchema>

/** `missing`: the first source file does not exist, or cannot be published. */
type FileJobResult = 'done' | 'missing' | 'retry'

const batch = 50
const leaseSeconds = 300
const yearInSeconds = 365 * 24 * 60 * 60

const objectPath = (bucket: string, path: string): string =>
  [bucket, ...path.split('/')].map(encodeURIComponent).join('/')

async function remove(api: ProjectApi, { bucket, paths }: FileJob): Promise<FileJobResult> {
  const response = await api.call(
    'DELETE',
    `/storage/v1/object/${bucket}`,
    JSON.stringify({ prefixes: paths }),
    'application/json',
  )
  // 404: the files are already gone.
  return response.ok || response.status === 404 ? 'done' : 'retry'
}

/**
 * Downloads each picture and uploads what is left of it without metadata: a copy made by the storage service would keep
 * that, and could keep the owner and the timestamps.
 */
async function copy(api: ProjectApi, { bucket, paths, target_bucket, target_paths }: FileJob): Promise<FileJobResult> {
  for (const [index, path] of paths.entries()) {
    const source = await api.call('GET', `/storage/v1/object/${objectPath(bucket, path)}`)
    // Storage reports a missing file as 400 or 404.
    const isMissing = source.status === 400 || source.status === 404
    if (!isMissing && !source.ok) return 'retry'
    const picture = isMissing ? null : stripMetadata(new Uint8Array(await source.arrayBuffer()))
    if (picture === null || !isShowable(picture.bytes)) {
      // The first path is the large picture, which is required; the small one is optional.
      if (index === 0) return 'missing'
      continue
    }
    const targetPath = target_paths?.[index]
    if (target_bucket === null || targetPath === undefined) return 'retry'
    const headers = { 'x-upsert': 'true', 'cache-control': `max-age=${yearInSeconds}` }
    const uploaded = await api.call(
      'POST',
      `/storage/v1/object/${objectPath(target_bucket, targetPath)}`,
      picture.bytes.buffer,
      picture.type,
      headers,
    )
    if (!uploaded.ok) return 'retry'
  }
  return 'done'
}

/**
 * Runs the file jobs that the database has queued and reports each outcome back.
 *
 * @returns the number of jobs per outcome.
 * @throws when the database is unreachable; the jobs then run again later, which is harmless.
 */
export async function runFileJobs(api: ProjectApi): Promise<Record<FileJobResult, number>> {
  const jobs = v.parse(v.array(fileJobSchema), await api.rpc('claim_file_jobs', { batch, lease_seconds: leaseSeconds }))
  const counts: Record<FileJobResult, number> = { done: 0, missing: 0, retry: 0 }
  const results: { id: string; lease: string; outcome: FileJobResult }[] = []
  for (const job of jobs) {
    const outcome = await (job.target_bucket === null ? remove(api, job) : copy(api, job)).catch(
      (): FileJobResult => 'retry',
    )
    counts[outcome] += 1
    results.push({ id: job.id, lease: job.lease, outcome })
  }
  if (results.length > 0) await api.rpc('settle_file_jobs', { results })
  return counts
}
