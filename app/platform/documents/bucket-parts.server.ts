import type { CompletedPart, S3Client } from '@aws-sdk/client-s3'

/** The least that S3 takes as a part, but for the last one. */
const partBytes = 5 * 1024 * 1024

/** Where in a bucket a file goes. */
type Place = { Bucket: string; Key: string }

/**
 * Stores what a source gives, in one piece where it is small, else in parts. However long it is, one part of it is in
 * memory, always in the same place: the kit's own `Upload` makes a new one for every part, and with many uploads at once
 * these pile up faster than they are cleared away. Where it fails, parts that were sent are removed.
 * @throws what the source throws; the store's own errors
 */
export async function writeInParts(client: S3Client, place: Place, source: AsyncIterable<Uint8Array>): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3')
  const part = Buffer.allocUnsafeSlow(partBytes)
  let filled = 0
  let upload: Upload | undefined
  try {
    for await (const chunk of source) {
      for (let taken = 0; taken < chunk.length;) {
        // A full part goes only when more comes, so that the last one is never empty.
        if (filled === partBytes) {
          upload ??= await beginUpload(client, place)
          await upload.send(part)
          filled = 0
        }
        const next = chunk.subarray(taken, taken + partBytes - filled)
        part.set(next, filled)
        filled += next.length
        taken += next.length
      }
    }
    const rest = part.subarray(0, filled)
    if (!upload) await client.send(new PutObjectCommand({ ...place, Body: rest }))
    else {
      await upload.send(rest)
      await upload.complete()
    }
  } catch (error) {
    // Removing the parts may fail too, and must not hide why there was something to remove.
    await upload?.abort().catch(() => {})
    throw error
  }
}

type Upload = Awaited<ReturnType<typeof beginUpload>>

/** Begins a file that comes in parts, one after the other. */
async function beginUpload(client: S3Client, place: Place) {
  const kit = await import('@aws-sdk/client-s3')
  const { UploadId } = await client.send(new kit.CreateMultipartUploadCommand(place))
  const Parts: CompletedPart[] = []
  return {
    /** Resolves once the store has the part; its bytes may then be written over. */
    async send(Body: Uint8Array) {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new kit.UploadPartCommand({ ...place, UploadId, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    },
    complete: () =>
      client.send(new kit.CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } })),
    abort: () => client.send(new kit.AbortMultipartUploadCommand({ ...place, UploadId })),
  }
}
