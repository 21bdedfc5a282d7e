/** Why the server did not do what an admin asked for. */
export type AdminProblem =
  /** It could not be reached; whether it heard is not known. */
  | { readonly kind: 'offline' }
  /** It does not know any more who asks. */
  | { readonly kind: 'sign-in' }
  /** It knows, and this is not for them. */
  | { readonly kind: 'not-allowed'; readonly message: string }
  /** For now: too many requests, or trouble of its own. */
  | { readonly kind: 'busy'; readonly message: string }
  /** There is something under this key already. */
  | { readonly kind: 'taken'; readonly message: string }
  /** It will not take what was sent. */
  | { readonly kind: 'refused'; readonly message: string }
  /** What answered was not our server. */
  | { readonly kind: 'strange' }
  /** The file is none that can be uploaded. */
  | { readonly kind: 'file'; readonly message: string }

/** In words; the server's own where it spoke. */
export const adminProblemText = (problem: AdminProblem): string => {
  switch (problem.kind) {
    case 'offline':
      return 'You are offline: the admin panel works only with a connection. Check yours, then try again.'
    case 'sign-in':
      return 'Your session has ended. Please sign in again.'
    case 'strange':
      return 'What answered was not Comrade. Check your connection, then try again.'
    case 'not-allowed':
    case 'busy':
    case 'taken':
    case 'refused':
    case 'file':
      return problem.message
  }
}

const mebibyte = 1024 * 1024
const largestMebibytes = 10

/** Why a chosen file cannot be uploaded; null when it can. */
export const fileProblem = ({ name, type, size }: { readonly name: string; readonly type: string; readonly size: number }): string | null => {
  if (!type.startsWith('image/')) return `${name} is not an image. Only images can be uploaded.`
  return size > largestMebibytes * mebibyte ? `${name} is larger than ${largestMebibytes} MB.` : null
}
