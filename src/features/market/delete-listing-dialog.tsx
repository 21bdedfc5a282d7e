import { Text } from '@mantine/core'
import type { Listing } from '@/domain/market/listing'
import { DialogActions } from '@/ui/form/dialog-actions'
import { MarketDialog } from './market-dialog'
import classes from './market.module.css'

/** Asks for confirmation: a deleted listing and its photos cannot be restored. */
export function DeleteListingDialog({ listing, onDelete, onClose }: { listing: Listing; onDelete: () => void; onClose: () => void }) {
  return (
    <MarketDialog size="sm" title="Delete item" closeLabel="Keep item" onClose={onClose}>
      <Text mb="xs" fw={600}>
        {listing.title}
      </Text>
      <Text mb="md">Are you sure you want to delete this item?</Text>
      <div className={classes.pair}>
        <DialogActions confirmLabel="Delete" color="coral" onCancel={onClose} onConfirm={onDelete} />
      </div>
    </MarketDialog>
  )
}
