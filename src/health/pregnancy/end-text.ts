import { dangerSignsAfterBirth, dangerSignsAfterLoss } from '@/health/pregnancy/words/danger-signs'
import * as messages from '#words/health/pregnancy/end'

/** Someone may read this on the worst day of their life: keep it short and plain, and ask nothing. */
export const endText = {
  birth: {
    choice: messages.birthChoice,
    title: messages.birthTitle,
    intro: messages.birthIntro,
    day: messages.birthDay,
    confirm: messages.closeRecord,
  },
  loss: {
    choice: messages.lossChoice,
    title: messages.lossTitle,
    intro: messages.lossIntro,
    day: messages.lossDay,
    confirm: messages.closeRecord,
  },
  mistake: {
    choice: messages.mistakeChoice,
    title: messages.mistakeTitle,
    intro: messages.mistakeIntro,
    day: null,
    confirm: messages.removeRecord,
  },
} as const

export type EndKind = keyof typeof endText

/** Shown once the record is closed. */
export const afterEndText = {
  birth: { title: messages.closedTitle, text: messages.afterBirth, signs: dangerSignsAfterBirth },
  loss: { title: messages.closedTitle, text: messages.afterLoss, signs: dangerSignsAfterLoss },
} as const
