import { Text } from '@mantine/core'
import { useState } from 'react'
import { pinProblem, pinStrength } from '@/domain/cycle/pin'
import { pinProblemTexts, pinStrengthTexts } from '@/messages/cycle/pin'
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
        <PinInput label="New PIN" value={pin} error={problem && pinProblemTexts[problem]} onChange={setPin} />
        {pin !== '' && problem === null && (
          <Text size="sm" c="var(--ink-soft)">
            {pinStrengthTexts[pinStrength(pin)]}
          </Text>
        )}
        <PinInput label="New PIN again" value={repeated} error={repeated !== '' && repeated !== pin ? 'This is not the same.' : null} onChange={setRepeated} />
      </>
    ),
  }
}
