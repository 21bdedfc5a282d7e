import * as v from 'valibot'
import type { ProjectApi } from './project-api.ts'

const claimed = v.object({
  id: v.pipe(v.string(), v.uuid()),
  lease: v.string(),
  bucket: v.string(),
  paths: v.array(v.string()),
  target_bucket: v.nullable(v.string()),
  target_paths: v.nullable(v.array(v.string())),
})

/** Files to be removed, or to be copied to another bucket. */
type FileJob = v.InferOutput<typeof claimed>

/** missing: the first file to be copied is not there. */
type Outcome = 'done' | 'missing' | 'retry'

const batch = 50
const leaseSeconds = 300
const yearInSeconds = 365 * 24 * 60 * 60

const address = (bucket: string, path: string): string => [bucket, ...path.split('/')].map(encodeURIComponent).join('/')

async function remove(api: ProjectApi, { bucket, paths }: FileJob): Promise<Outcome> {
  const answer = await api.call('DELETE', `/storage/v1/object/${bucket}`, JSON.stringify({ prefixes: paths }), 'application/json')
  // A file that is not there any more is what was asked for.
  return answer.ok || answer.status === 404 ? 'done' : 'retry'
}

/** Read and written anew: the copy has no owner and a time of its own, whatever the storage service keeps when it copies. */
async function copy(api: ProjectApi, { bucket, paths, target_bucket, target_paths }: FileJob): Promise<Outcome> {
  for (const [index, path] of paths.entries()) {
    const source = await api.call('GET', `/storage/v1/object/${address(bucket, path)}`)
    // Storage tells of a missing file with 400 or 404. A small picture may be missing, the large one may not.
    if (source.status === 400 || source.status === 404) {
      if (index === 0) return 'missing'
      continue
    }
    const target = target_paths?.[index]
    if (!source.ok || target_bucket === null || target === undefined) return 'retry'
    const type = source.headers.get('content-type') ?? 'application/octet-stream'
    const headers = { 'x-upsert': 'true', 'cache-control': `max-age=${yearInSeconds}` }
    const written = await api.call('POST', `/storage/v1/object/${address(target_bucket, target)}`, await source.arrayBuffer(), type, headers)
    if (!written.ok) return 'retry'
  }
  return 'done'
}

/**
 * Does what the database asks for with files, and tells it what became of each.
 *
 * @returns how many ended in which way.
 * @throws when the database cannot be reached; what was done is then done again later, without harm.
 */
export async function runFileJobs(api: ProjectApi): Promise<Record<Outcome, number>> {
  const jobs = v.parse(v.array(claimed), await api.rpc('claim_file_jobs', { batch, lease_seconds: leaseSeconds }))
  const counts: Record<Outcome, number> = { done: 0, missing: 0, retry: 0 }
  const results: { id: string; lease: string; outcome: Outcome }[] = []
  for (const job of jobs) {
    const outcome = await (job.target_bucket === null ? remove(api, job) : copy(api, job)).catch((): Outcome => 'retry')
    counts[outcome] += 1
    results.push({ id: job.id, lease: job.lease, outcome })
  }
  if (results.length > 0) await api.rpc('settle_file_jobs', { results })
  return counts
}
