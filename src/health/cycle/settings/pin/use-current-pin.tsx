import { useState } from 'react'
import { present } from '#words/health/cycle/screens-pin'
import { PinInput } from './pin-input'
import { usePinAttempt } from './use-pin-attempt'

/** Input for the current PIN, and the outcome of the last attempt. */
export const useCurrentPin = () => {
  const [pin, setPin] = useState('')
  const { attempt, busy, isWaiting, problem, clearProblem } = usePinAttempt()
  return {
    pin,
    attempt,
    busy,
    ready: pin !== '' && !isWaiting,
    field: (
      <PinInput
        label={present}
        value={pin}
        error={problem}
        onChange={(value) => {
          clearProblem()
          setPin(value)
        }}
      />
    ),
  }
}
