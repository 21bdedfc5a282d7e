import { largestMebibytes, type AdminProblem, type FileProblem } from '@/domain/admin/problems'

const fileTexts: Readonly<Record<FileProblem, (name: string) => string>> = {
  'not-an-image': (name) => `${name} is not an image. Only images can be uploaded.`,
  'too-large': (name) => `${name} is larger than ${largestMebibytes} MB.`,
  unreadable: (name) => `${name} is not an image that this browser can read.`,
}

/** The message to show; the server's own if it sent one. */
export const adminProblemText = (problem: AdminProblem): string => {
  switch (problem.kind) {
    case 'offline':
      return 'You are offline: the admin panel works only with a connection. Check yours, then try again.'
    case 'sign-in':
      return 'Your session has ended. Please sign in again.'
    case 'strange':
      return 'What answered was not Comrade. Check your connection, then try again.'
    case 'slug-taken':
      return 'Another campus has this slug.'
    case 'file':
      return fileTexts[problem.problem](problem.name)
    case 'not-allowed':
    case 'busy':
    case 'taken':
    case 'refused':
      return problem.message
  }
}
