import type { ReactNode } from 'react'
import { DialogFrame } from '@/ui/overlay/dialog-frame'

/** A question or a few choices, from the bottom of a phone. Mounted while it is open. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame title={title} place="bottom" lockScroll={false} transitionProps={{ transition: 'slide-up', duration: 160 }} onClose={onClose}>
      {children}
    </DialogFrame>
  )
}
