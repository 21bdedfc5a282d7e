import { largestMebibytes, type AdminProblem, type FileProblem } from '@/domain/admin/problems'
import { site } from '@/domain/shared/site'
import * as messages from './panel.gen'

const fileTexts: Readonly<Record<FileProblem, (name: string) => string>> = {
  'not-an-image': (name) => messages.notAnImage({ name }),
  'too-large': (name) => messages.tooLarge({ name, max: String(largestMebibytes) }),
  unreadable: (name) => messages.unreadable({ name }),
}

/** The message to show; the server's own if it sent one. */
export const adminProblemText = (problem: AdminProblem): string => {
  switch (problem.kind) {
    case 'offline':
      return messages.offline
    case 'sign-in':
      return messages.sessionEnded
    case 'strange':
      return messages.strangeAnswer({ app: site.name })
    case 'slug-taken':
      return messages.slugTaken
    case 'file':
      return fileTexts[problem.problem](problem.name)
    case 'not-allowed':
    case 'busy':
    case 'taken':
    case 'refused':
      return problem.message
  }
}
