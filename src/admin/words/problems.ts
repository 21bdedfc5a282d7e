import { largestMebibytes, type AdminProblem, type FileProblem } from '@/admin/rules/problems'
import { maxMegapixels, maxSideRatio } from '@/kit/rules/photo-shape'
import { site } from '@/kit/rules/site'
import * as messages from '#words/admin/panel'
import type { ClaimResult } from '@/admin/rules/access'
import * as door from '#words/admin/door'

const fileTexts: Readonly<Record<FileProblem, (name: string) => string>> = {
  'not-an-image': (name) => messages.notAnImage({ name }),
  'too-large': (name) => messages.tooLarge({ name, max: String(largestMebibytes) }),
  'too-many-pixels': (name) => messages.tooManyPixels({ name, max: String(maxMegapixels) }),
  'too-narrow': (name) => messages.tooNarrow({ name, ratio: String(maxSideRatio) }),
  unreadable: (name) => messages.unreadable({ name }),
}

/** Matches PostgreSQL's own messages, which name constraints and columns. Our functions send sentences. */
const ofPostgres =
  /violates|duplicate key|invalid input|too long for type|out of range|permission denied|does not exist/

const reasons = {
  'not-allowed': messages.notAllowed,
  busy: messages.serverBusy,
  taken: messages.exists,
  refused: messages.refusedValue,
} as const

/** The message to show; the server's own if it sent a sentence. */
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
      return ofPostgres.test(problem.message) ? reasons[problem.kind] : problem.message
  }
}

const refusals: Readonly<Record<Exclude<ClaimResult, 'granted'>, string>> = {
  'wrong-code': door.wrongCode,
  closed: door.closed,
  wait: door.wait,
}

/** The toast text when the role was not set. @param why a refusal, or the message of another problem */
export const roleFailure = (why: Exclude<ClaimResult, 'granted'> | { readonly message: string }): string =>
  door.roleFailure({ reason: typeof why === 'string' ? refusals[why] : why.message })
