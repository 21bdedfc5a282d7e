import { publicPictureUrl } from '@/store/remote/project'
import type { Bucket, Change, Draft, Lane, StoredPhoto } from './operation'
import { plainText } from '@/kit/rules/plain-text'
import type { Json, Values } from '../declaration/values'

const plain = (value: Json): Json => {
  if (typeof value === 'string') return plainText(value)
  if (typeof value !== 'object' || value === null) return value
  return isList(value) ? value.map(plain) : plainValues(value)
}

const isList = (value: readonly Json[] | Values): value is readonly Json[] => Array.isArray(value)

/** The values as the database takes them, whichever form they come from: it refuses texts with marks. */
const plainValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [column, plain(value)]))

export type Upload = Pick<StoredPhoto, 'path' | 'bytes' | 'small' | 'type'>

export type WriteOptions = {
  /**
   * The lane of all changes: they are sent in order, and shown, retried and discarded as one. By default that of the
   * first row.
   */
  readonly lane?: Lane
  /** Nothing is sent before this lane is empty. */
  readonly after?: Lane | undefined
  readonly files?: {
    readonly bucket: Bucket
    /** Sent before the changes. */
    readonly uploads?: readonly Upload[]
    /** The addresses of pictures to remove after the changes. Those outside the bucket, such as drawn ones, stay. */
    readonly removed?: readonly string[]
  }
}

export const laneOf = ({ table, row }: Pick<Change, 'table' | 'row'>): Lane => `${table}/${row}`

const removalOf = (bucket: Bucket, address: string): { bucket: Bucket; path: string } | null => {
  const bucketUrl = publicPictureUrl(bucket, '')
  return address.startsWith(bucketUrl) ? { bucket, path: address.slice(bucketUrl.length) } : null
}

const plainChange = (change: Change): Change =>
  'values' in change ? { ...change, values: plainValues(change.values) } : change

/** The operations that a write stores, in the order in which they are sent, with their photos. */
export const toDrafts = (
  changes: readonly [Change, ...Change[]],
  { lane = laneOf(changes[0]), after, files }: WriteOptions,
): { readonly lane: Lane; readonly drafts: readonly Draft[]; readonly photos: readonly StoredPhoto[] } => {
  const bucket = files?.bucket ?? 'item-images'
  const photos = (files?.uploads ?? []).map((upload): StoredPhoto => ({
    ...upload,
    id: crypto.randomUUID(),
    lane,
    bucket,
  }))
  const place = after === undefined ? { lane } : { lane, parent: after }
  return {
    lane,
    drafts: [
      ...photos.map(({ id, path }): Draft => ({ action: 'upload', bucket, path, photo: id, ...place })),
      ...changes.map((change): Draft => ({ ...plainChange(change), ...place })),
      ...(files?.removed ?? []).flatMap((address): Draft[] => {
        const file = removalOf(bucket, address)
        return file ? [{ action: 'remove', ...file, ...place }] : []
      }),
    ],
    photos,
  }
}
