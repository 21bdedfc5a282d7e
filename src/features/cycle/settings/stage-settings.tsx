import { useState } from 'react'
import { changeProfile } from '@/domain/cycle/commands'
import type { CycleLog } from '@/domain/cycle/log'
import type { ChosenStage } from '@/domain/cycle/stage-choices'
import type { UserId } from '@/domain/shared/ids'
import { stageChoices } from '@/messages/cycle/life-stage'
import * as messages from '@/messages/cycle/screens-settings.gen'
import { changeLog } from '../save'
import { RadioChoice } from './radio-choice'
import { Section } from './section'

/** What fits the person now. It decides what the trackers show. */
export function StageSettings({ userId, log }: { userId: UserId; log: CycleLog }) {
  const saved = log.profile.stage
  const [shown, setShown] = useState({ saved, chosen: saved })
  if (shown.saved !== saved) setShown({ saved, chosen: saved })
  const choose = async (stage: ChosenStage) => {
    setShown({ saved, chosen: stage })
    if (!(await changeLog(userId, changeProfile({ stage })))) setShown({ saved, chosen: saved })
  }
  return (
    <Section title={messages.stage} intro={messages.stageIntro}>
      <RadioChoice label={messages.myCycle} choices={stageChoices} value={shown.chosen} onChange={(stage) => void choose(stage)} />
    </Section>
  )
}
