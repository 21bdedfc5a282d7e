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
  const [chosen, setChosen] = useState<ChosenStage | null>(null)
  const choose = async (stage: ChosenStage) => {
    setChosen(stage)
    if (!(await changeLog(userId, changeProfile({ stage })))) setChosen(null)
  }
  return (
    <Section title={messages.stage} intro={messages.stageIntro}>
      <RadioChoice label={messages.myCycle} choices={stageChoices} value={chosen ?? log.profile.stage} onChange={(stage) => void choose(stage)} />
    </Section>
  )
}
