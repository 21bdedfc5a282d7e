import type { MilestoneWeek } from '@/health/pregnancy/rules/gestation'
import type { MilestoneState } from '@/health/pregnancy/rules/milestones'
import * as messages from '#words/health/pregnancy/milestones'

/**
 * The milestones of a week, with advice. Sizes are rounded averages (NHS); visits and medicines follow the WHO
 * recommendations on antenatal care (eight contacts: by week 12, then 20, 26, 30, 34, 36, 38, 40). No diagnosis.
 */
type MilestoneText = { readonly title: string; readonly baby: string; readonly you: string }

export const milestoneTexts: Readonly<Record<MilestoneWeek, MilestoneText>> = {
  1: { title: messages.title1, baby: messages.baby1, you: messages.you1 },
  4: { title: messages.title4, baby: messages.baby4, you: messages.you4 },
  8: { title: messages.title8, baby: messages.baby8, you: messages.you8 },
  12: { title: messages.title12, baby: messages.baby12, you: messages.you12 },
  16: { title: messages.title16, baby: messages.baby16, you: messages.you16 },
  20: { title: messages.title20, baby: messages.baby20, you: messages.you20 },
  24: { title: messages.title24, baby: messages.baby24, you: messages.you24 },
  28: { title: messages.title28, baby: messages.baby28, you: messages.you28 },
  32: { title: messages.title32, baby: messages.baby32, you: messages.you32 },
  36: { title: messages.title36, baby: messages.baby36, you: messages.you36 },
  40: { title: messages.title40, baby: messages.baby40, you: messages.you40 },
}

export const milestoneStateText: Readonly<Record<MilestoneState, string>> = {
  passed: messages.passed,
  now: messages.now,
  next: messages.next,
  later: messages.later,
}
