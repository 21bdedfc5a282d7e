import { useState } from 'react'
import { PinInput } from './pin-input'
import { usePinAnswer } from './use-pin-answer'

/** The present PIN, and what became of trying it. */
export const useCurrentPin = () => {
  const [pin, setPin] = useState('')
  const { ask, busy, waits, problem, forget } = usePinAnswer()
  return {
    pin,
    ask,
    busy,
    ready: pin !== '' && !waits,
    field: (
      <PinInput
        label="Present PIN"
        value={pin}
        error={problem}
        onChange={(value) => {
          forget()
          setPin(value)
        }}
      />
    ),
  }
}
