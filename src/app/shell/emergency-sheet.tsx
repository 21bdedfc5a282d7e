// Chunk: notices

import { useHelpNumbers } from '@/campus/store/help-numbers'
import { callForHelp } from '#words/app/shell/emergency-sheet'
import { HelpNumbers } from '@/campus/help-numbers'
import { DialogFrame } from '@/kit/overlay/dialog-frame'

/** Whom to call. Known without a network. */
export function EmergencySheet({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title={callForHelp} position="bottom" onClose={onClose}>
      <HelpNumbers {...useHelpNumbers()} />
    </DialogFrame>
  )
}
