// Chunk: tracker-log

import { Text } from '@mantine/core'
import * as messages from '#words/health/cycle/screens-questions'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import { pregnancyModePauses } from '@/health/pregnancy/words/start'
import classes from './day-form.module.css'

type PregnancyQuestionProps = { onYes: () => void; onClose: () => void }

/** Asked before pregnancy mode: what it pauses, and what stays. */
export function PregnancyQuestion({ onYes, onClose }: PregnancyQuestionProps) {
  return (
    <DialogFrame title={messages.turnOnQuestion} position="bottom" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          onYes()
        }}
      >
        <ul className={classes.pauses}>
          {pregnancyModePauses.map((text) => (
            <li key={text}>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
        <FormActions
          className={classes.answers}
          submitLabel={messages.turnOn}
          cancelLabel={messages.notNow}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  )
}
