/** Why an admin request failed. */
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
  /** The server rejected the values. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The response did not come from our server: for example from a captive portal. */
  | { readonly kind: 'strange' }
  /** The file cannot be uploaded. */
  | { readonly kind: 'file'; readonly message: string }

/** The message to show; the server's own if it sent one. */
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
