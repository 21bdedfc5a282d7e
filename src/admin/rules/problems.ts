import { mayBePicture } from '@/kit/rules/photo-shape'

/** The reason why an admin request failed. */
export type AdminProblem =
  /** The server could not be reached. The request may still have arrived. */
  | { readonly kind: 'offline' }
  /** The session has expired. */
  | { readonly kind: 'sign-in' }
  /** The person is signed in but lacks the permission. */
  | { readonly kind: 'not-allowed'; readonly message: string }
  /** Temporary: too many requests, or a server error. */
  | { readonly kind: 'busy'; readonly message: string }
  /** The key is already in use. */
  | { readonly kind: 'taken'; readonly message: string }
  /** Another campus has the slug. */
  | { readonly kind: 'slug-taken' }
  /** The server rejected the values. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The response did not come from our server: for example from a captive portal. */
  | { readonly kind: 'strange' }
  /** The file cannot be uploaded. */
  | { readonly kind: 'file'; readonly name: string; readonly problem: FileProblem }

/** `unreadable`: not an image that this browser can decode. */
export type FileProblem = 'not-an-image' | 'too-large' | 'too-many-pixels' | 'too-narrow' | 'unreadable'

const mebibyte = 1024 * 1024
export const largestMebibytes = 10

/** The reason why a chosen file cannot be uploaded; null if it can. */
export const fileProblem = (file: { readonly type: string; readonly size: number }): FileProblem | null => {
  if (!mayBePicture(file)) return 'not-an-image'
  return file.size > largestMebibytes * mebibyte ? 'too-large' : null
}
