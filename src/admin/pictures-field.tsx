import { ActionIcon, Badge, Button, Text } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { uploadPicture, type UploadTarget } from '@/admin/store/upload'
import { withoutPhoto, withPhotos } from '@/admin/rules/item-row'
import { draftText, type ItemDraft, type DraftChange } from '@/admin/rules/item-form'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/admin/form'
import type { ShownField } from '@/admin/words/tabs'
import { Callout } from '@/kit/feedback/callout'
import { FilePicker } from '@/kit/form/file-picker'
import { Picture } from '@/kit/media/picture'
import classes from './admin.module.css'
import { showFailure, showSuccess } from './feedback'
import { unforeseen } from '@/admin/store/request'
import { attempt } from '@/store/error-log/attempt'
import type { AdminProblem } from '@/admin/rules/problems'
import { adminProblemText } from '@/admin/words/problems'

type PicturesFieldProps = {
  userId: UserId
  target: UploadTarget
  field: ShownField
  draft: ItemDraft
  problem: string | undefined
  onChange: DraftChange
  onUploading: (uploading: boolean) => void
}

const uploadingText = ({ current, total }: { readonly current: number; readonly total: number }): string =>
  messages.uploadingOf({ current: String(current), total: String(total) })

/** One picture, or a rental's gallery with its primary picture. Files are uploaded as soon as they are chosen. */
export function PicturesField({ userId, target, field, draft, problem, onChange, onUploading }: PicturesFieldProps) {
  const id = useId()
  const { progress, failures, upload } = useUploads(userId, target)
  const many = field.kind === 'gallery'
  const primary = draftText(draft, field.column)
  const shown = many ? draft.photos : primary === '' ? [] : [primary]

  const withGallery = (next: { photos: readonly string[]; primary: string }, before: ItemDraft) => ({
    values: { ...before.values, [field.column]: next.primary },
    photos: many ? [...next.photos] : [],
  })
  const galleryOf = (before: ItemDraft) => ({ photos: before.photos, primary: draftText(before, field.column) })
  const add = (url: string) =>
    onChange(field.column, (before) =>
      withGallery(many ? withPhotos(galleryOf(before), [url]) : { photos: [], primary: url }, before),
    )
  const remove = (url: string) =>
    onChange(field.column, (before) => withGallery(withoutPhoto(galleryOf(before), url), before))

  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return
    onUploading(true)
    const { uploaded, problem: failure } = await upload(files, add)
    onUploading(false)
    if (failure) showFailure(failure)
    else showSuccess(many ? messages.photosUploaded({ count: String(uploaded) }) : messages.imageUploaded)
  }

  const button = (props: { onClick: () => void }) => (
    <Button
      {...props}
      variant="light"
      disabled={progress !== null}
      leftSection={<IconPhotoPlus size={20} aria-hidden />}
    >
      {many ? messages.addPhotos : shown.length > 0 ? messages.replaceImage : messages.uploadImage}
    </Button>
  )
  return (
    <div role="group" aria-labelledby={id} className={classes.pictures}>
      <Text fw={600} id={id}>
        {field.label}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {many ? messages.upToImages({ max: String(field.max) }) : messages.anImage}
      </Text>
      {shown.length > 0 && (
        <ul className={classes.photos}>
          {shown.map((url, index) => (
            <li key={url} className={classes.photo}>
              <div className={classes.photoFrame}>
                <Picture
                  src={url}
                  alt={many ? messages.photo({ number: String(index + 1) }) : messages.image}
                  fill
                  className={classes.thumb}
                />
                <ActionIcon
                  variant="default"
                  className={classes.takeOut}
                  aria-label={many ? messages.removePhoto({ number: String(index + 1) }) : messages.removeImage}
                  onClick={() => remove(url)}
                >
                  <IconX size={20} aria-hidden />
                </ActionIcon>
              </div>
              {many &&
                (url === primary ? (
                  <Badge className={classes.primary}>{messages.primary}</Badge>
                ) : (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() =>
                      onChange(field.column, (before) => withGallery({ ...galleryOf(before), primary: url }, before))
                    }
                    aria-label={messages.makePhotoPrimary({ number: String(index + 1) })}
                  >
                    {messages.makePrimary}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
      {progress && (
        <div className={classes.progress}>
          <progress value={progress.share} max={1} aria-label={uploadingText(progress)} />
          <Text size="sm" c="var(--ink-soft)">
            {uploadingText(progress)}
          </Text>
        </div>
      )}
      {many ? (
        <FilePicker multiple accept="image/*" onChange={(files) => void choose(files)}>
          {button}
        </FilePicker>
      ) : (
        <FilePicker accept="image/*" onChange={(file) => void choose(file ? [file] : [])}>
          {button}
        </FilePicker>
      )}
      {failures.length > 0 && (
        <Callout tone="problem" title={messages.notUploaded}>
          {failures.map((failure) => (
            <p key={failure} className={classes.line}>
              {failure}
            </p>
          ))}
        </Callout>
      )}
      {problem !== undefined && (
        <Text size="sm" c="var(--danger)" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}

type Progress = { readonly current: number; readonly total: number; readonly share: number }

/** Uploads files one at a time: two at once need too much memory on a small phone. */
const useUploads = (userId: UserId, target: UploadTarget) => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])

  const upload = async (
    files: readonly File[],
    onUrl: (url: string) => void,
  ): Promise<{ uploaded: number; problem: AdminProblem | null }> => {
    setFailures([])
    let uploaded = 0
    let problem: AdminProblem | null = null
    for (const [index, file] of files.entries()) {
      const onShare = (share: number) => setProgress({ current: index + 1, total: files.length, share })
      onShare(0)
      const result = await attempt('page', () => uploadPicture(userId, target, file, onShare), unforeseen)
      if (result.ok) {
        uploaded += 1
        onUrl(result.value)
      } else {
        problem = result.problem
        setFailures((before) => [...before, `${file.name}: ${adminProblemText(result.problem)}`])
      }
    }
    setProgress(null)
    return { uploaded, problem }
  }
  return { progress, failures, upload }
}
