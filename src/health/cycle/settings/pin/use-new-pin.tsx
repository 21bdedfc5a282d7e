import { Text } from '@mantine/core'
import { useState } from 'react'
import { pinProblem, pinStrength } from '@/health/cycle/rules/pin'
import { pinProblemTexts, pinStrengthTexts } from '@/health/cycle/words/pin'
import * as messages from '#words/health/cycle/screens-pin'
import { PinInput } from './pin-input'

/** Inputs for a new PIN, typed twice. */
export const useNewPin = () => {
  const [pin, setPin] = useState('')
  const [repeated, setRepeated] = useState('')
  const problem = pin === '' ? null : pinProblem(pin)
  return {
    pin,
    ready: pin !== '' && problem === null && repeated === pin,
    fields: (
      <>
        <PinInput label={messages.newPin} value={pin} error={problem && pinProblemTexts[problem]} onChange={setPin} />
        {pin !== '' && problem === null && (
          <Text size="sm" c="var(--ink-soft)">
            {pinStrengthTexts[pinStrength(pin)]}
          </Text>
        )}
        <PinInput
          label={messages.newAgain}
          value={repeated}
          error={repeated !== '' && repeated !== pin ? messages.notTheSame : null}
          onChange={setRepeated}
        />
      </>
    ),
  }
}
