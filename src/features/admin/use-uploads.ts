import { useState } from 'react'
import { uploadPicture } from '@/data/admin/upload'
import { adminProblemText, type AdminProblem } from '@/domain/admin/problems'
import type { AdminBucket } from '@/domain/admin/tab-spec'
import type { UserId } from '@/domain/shared/ids'

type Progress = { readonly place: number; readonly of: number; readonly share: number }

/** Uploads chosen files one after another: two at once are too much for a small phone's memory. */
export const useUploads = (person: UserId, bucket: AdminBucket) => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failures, setFailures] = useState<readonly string[]>([])

  const upload = async (files: readonly File[], onUrl: (url: string) => void): Promise<{ uploaded: number; problem: AdminProblem | null }> => {
    setFailures([])
    let uploaded = 0
    let problem: AdminProblem | null = null
    for (const [index, file] of files.entries()) {
      setProgress({ place: index + 1, of: files.length, share: 0 })
      const answer = await uploadPicture(person, bucket, file, (share) => setProgress({ place: index + 1, of: files.length, share }))
      if (answer.ok) {
        uploaded += 1
        onUrl(answer.value)
      } else {
        problem = answer.problem
        setFailures((known) => [...known, `${file.name}: ${adminProblemText(answer.problem)}`])
      }
    }
    setProgress(null)
    return { uploaded, problem }
  }
  return { progress, failures, upload }
}
