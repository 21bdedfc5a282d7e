import { useState } from 'react'
import { PinInput } from './pin-input'
import { usePinAnswer } from './use-pin-answer'

/** Input for the current PIN, and the outcome of the last attempt. */
export const useCurrentPin = () => {
  const [pin, setPin] = useState('')
  const { attempt, busy, isWaiting, problem, clearProblem } = usePinAnswer()
  return {
    pin,
    attempt,
    busy,
    ready: pin !== '' && !isWaiting,
    field: (
      <PinInput
        label="Present PIN"
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
