// Chunk: market-dialogs

import { Text } from '@mantine/core'
import type { Listing } from '@/market/rules/listing'
import * as messages from '#words/market/market-dialogs'
import { DialogActions } from '@/kit/form/dialog-actions'
import { MarketDialog } from './market-dialog'
import classes from './market.module.css'

/** Asks for confirmation: a deleted listing and its photos cannot be restored. */
export function DeleteListingDialog({
  listing,
  onDelete,
  onClose,
}: {
  listing: Listing
  onDelete: () => void
  onClose: () => void
}) {
  return (
    <MarketDialog size="sm" title={messages.deleteTitle} closeLabel={messages.keepItem} onClose={onClose}>
      <Text mb="xs" fw={600}>
        {listing.title}
      </Text>
      <Text mb="md">{messages.deleteQuestion}</Text>
      <div className={classes.pair}>
        <DialogActions confirmLabel={messages.deleteLabel} color="coral" onCancel={onClose} onConfirm={onDelete} />
      </div>
    </MarketDialog>
  )
}
