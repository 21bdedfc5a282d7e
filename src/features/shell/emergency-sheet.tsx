import { useHelpNumbers } from '@/data/help-numbers'
import { callForHelp } from '@/messages/shell/emergency-sheet.gen'
import { HelpNumbers } from '@/ui/list/help-numbers'
import { DialogFrame } from '@/ui/overlay/dialog-frame'

/** Whom to call. Known without a network. */
export function EmergencySheet({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title={callForHelp} position="bottom" onClose={onClose}>
      <HelpNumbers {...useHelpNumbers()} />
    </DialogFrame>
  )
}
