import { publicPictureUrl } from '../../remote/project'
import type { Draft, Lane, StoredPhoto } from './operation'

/** The draft that removes a picture from our storage; none for an address outside the bucket, such as a drawn picture. */
export const fileRemoval = (bucket: StoredPhoto['bucket'], address: string | null, lane: Lane): readonly Draft[] => {
  const bucketUrl = publicPictureUrl(bucket, '')
  return address?.startsWith(bucketUrl) ? [{ action: 'remove', bucket, path: address.slice(bucketUrl.length), lane }] : []
}
