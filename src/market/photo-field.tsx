import { ActionIcon, Button, Text } from '@mantine/core'
import { IconCameraPlus, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { maxPhotos } from '@/market/rules/listing'
import * as messages from '#words/market/market-dialogs'
import { FilePicker } from '@/kit/form/file-picker'
import { Picture } from '@/kit/media/picture'
import { showToast } from '@/kit/feedback/toast'
import { addPhoto, type ChangePhotos } from './add-photo'
import { keyOf, type FormPhoto } from './form-photo'
import classes from './listing-form.module.css'
import { useMarket } from './market-actions'
import { tooManyPhotos } from './toasts'
import { useObjectUrls } from './use-object-urls'

type PhotoFieldProps = {
  photos: readonly FormPhoto[]
  onChange: ChangePhotos
}

/** Up to five photos. Each is resized when it is chosen. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const [preparing, setPreparing] = useState(0)
  const urlOf = usePhotoUrls(photos)
  const room = maxPhotos - photos.length

  const add = async (files: readonly File[]) => {
    if (files.length > room) showToast(tooManyPhotos)
    const accepted = files.slice(0, room)
    setPreparing(accepted.length)
    // One at a time: two would exceed the memory of a small phone.
    for (const file of accepted) {
      await addPhoto({ id: crypto.randomUUID(), file }, onChange)
      setPreparing((left) => left - 1)
    }
  }

  return (
    <div role="group" aria-labelledby="listing-photos">
      <Text fw={600} id="listing-photos">
        {messages.photos}
      </Text>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={keyOf(photo)} className={classes.photo}>
              <Picture
                src={urlOf(photo)}
                alt={messages.photo({ number: String(index + 1) })}
                className={classes.thumb}
              />
              <ActionIcon
                variant="default"
                className={classes.takeOut}
                aria-label={messages.removePhoto({ number: String(index + 1) })}
                onClick={() => void onChange((current) => current.filter((other) => keyOf(other) !== keyOf(photo)))}
              >
                <IconX size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FilePicker multiple accept="image/*" onChange={(files) => void add(files)}>
        {(props) => (
          <Button
            {...props}
            fullWidth
            mt="xs"
            variant="light"
            className={photos.length === 0 ? classes.first : ''}
            loading={preparing > 0}
            disabled={room <= 0}
            leftSection={<IconCameraPlus size={photos.length === 0 ? 32 : 20} aria-hidden />}
          >
            {messages.addPhotos}
          </Button>
        )}
      </FilePicker>
      <Text size="sm" c="var(--ink-soft)" mt={4}>
        {messages.photoLimits({ limit: String(maxPhotos) })}
      </Text>
      <p role="status" className="visually-hidden">
        {preparing > 0
          ? messages.preparingPhotos
          : messages.photosOf({ count: String(photos.length), limit: String(maxPhotos) })}
      </p>
    </div>
  )
}

/** The URL of each photo: an object URL for a new one. Null until it exists. */
const usePhotoUrls = (photos: readonly FormPhoto[]): ((photo: FormPhoto) => string | null) => {
  const newPhotos = useMemo(
    () => photos.flatMap((photo) => (photo.kind === 'new' ? [{ ...photo, key: photo.id }] : [])),
    [photos],
  )
  const local = useObjectUrls(newPhotos)
  const { pictureAt } = useMarket()
  return (photo) => (photo.kind === 'active' ? pictureAt(photo.url) : (local.get(photo.id) ?? null))
}
