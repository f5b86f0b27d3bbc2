import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icons.tsx'

const [width, height] = [64, 48]

/**
 * A file that is chosen, in small: the picture itself where the browser can read it, else a sheet of paper. Drawn, because
 * the content security policy lets no page load what a browser keeps.
 */
export function ChosenPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    void draw(file, () => (isGone ? null : canvas.current))
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <span
      aria-hidden="true"
      className="relative flex h-[48px] w-[64px] shrink-0 items-center justify-center overflow-hidden rounded border border-line bg-paper text-soft"
    >
      <Icon className="h-3 w-3">
        <path d="M5 2.5h7L15.5 6v11.5H5zM8 9.5h5M8 12h5M8 14.5h3" strokeWidth="1.2" />
      </Icon>
      <canvas ref={canvas} width={width} height={height} className="absolute inset-0 hidden h-full w-full bg-card" />
    </span>
  )
}

async function draw(file: File, ask: () => HTMLCanvasElement | null): Promise<void> {
  if (!file.type.startsWith('image/')) return
  // What the browser cannot read, such as a photo of an iPhone on Windows, stays a sheet of paper.
  const picture = await createImageBitmap(file).catch(() => null)
  const canvas = ask()
  const ground = canvas?.getContext('2d')
  if (picture && canvas && ground) {
    const scale = Math.min(width / picture.width, height / picture.height)
    const [wide, high] = [picture.width * scale, picture.height * scale]
    ground.clearRect(0, 0, width, height)
    ground.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high)
    canvas.classList.remove('hidden')
  }
  picture?.close()
}
