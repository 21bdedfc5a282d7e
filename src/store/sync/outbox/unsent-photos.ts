import type { Identity } from '@/kit/rules/ids'
import { publicPictureUrl } from '@/store/remote/project'
import { userDb } from '@/store/user-db'
import type { WritableTable } from '../table-names'

export type UnsentPhoto = {
  /** Its address once it is uploaded. */
  readonly url: string
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** The photos that this phone stores for rows of a table: not uploaded yet, or not public yet. */
export const readUnsentPhotos = async (identity: Identity, table: WritableTable): Promise<readonly UnsentPhoto[]> =>
  (await userDb(identity).photos.where('lane').startsWith(`${table}/`).toArray()).map(
    ({ bucket, path, bytes, type }) => ({ url: publicPictureUrl(bucket, path), bytes, type }),
  )

/** The photo that this phone stores for one row; null without one. */
export const readUnsentPhoto = async (
  identity: Identity,
  table: WritableTable,
  row: string,
): Promise<Pick<UnsentPhoto, 'bytes' | 'type'> | null> =>
  (await userDb(identity).photos.where('lane').equals(`${table}/${row}`).first()) ?? null

/** The addresses of pictures that wait to be uploaded. */
export const readUploadUrls = async (identity: Identity): Promise<ReadonlySet<string>> => {
  const operations = await userDb(identity).operations.toArray()
  return new Set(
    operations.flatMap((operation) =>
      operation.action === 'upload' ? [publicPictureUrl(operation.bucket, operation.path)] : [],
    ),
  )
}
