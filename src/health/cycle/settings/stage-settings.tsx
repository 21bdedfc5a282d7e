import { useState } from 'react'
import { changeProfile } from '@/health/cycle/rules/log-changes'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { ChosenStage } from '@/health/cycle/rules/stage-choices'
import type { UserId } from '@/kit/rules/ids'
import { stageChoices } from '@/health/cycle/words/life-stage'
import * as messages from '#words/health/cycle/screens-settings'
import { changeLog, seenToast } from '../commands'
import { RadioChoice } from './radio-choice'
import { Section } from './section'

/** The person's stage. It decides what the trackers show. */
export function StageSettings({ userId, log }: { userId: UserId; log: CycleLog }) {
  const saved = log.profile.stage
  const [shown, setShown] = useState({ saved, chosen: saved })
  if (shown.saved !== saved) setShown({ saved, chosen: saved })
  const choose = async (stage: ChosenStage) => {
    setShown({ saved, chosen: stage })
    if (!(await changeLog(userId, changeProfile({ stage }), seenToast))) setShown({ saved, chosen: saved })
  }
  return (
    <Section title={messages.stage} intro={messages.stageIntro}>
      <RadioChoice
        label={messages.myCycle}
        choices={stageChoices}
        value={shown.chosen}
        onChange={(stage) => void choose(stage)}
      />
    </Section>
  )
}
