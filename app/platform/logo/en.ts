import type { nl } from './nl.ts'

export const en = {
  title: 'Your organisation’s logo',
  lead: 'Your logo goes at the top left of your letters: on screen, on paper, in Word and in the PDF.',
  now: 'How it looks on your letters',
  none: 'There is no logo yet.',
  placedBy: 'Added by {{by}} on {{at}}.',
  alt: 'Logo of {{organisation}}',
  choose: 'Choose an image',
  hint: 'Choose a PNG, JPG or WebP image of up to {{megabytes}} MB, and up to {{pixels}} pixels wide and high. At 700 pixels wide or more, the logo prints sharply. Transparent parts turn white.',
  place: 'Add logo',
  replaceTitle: 'Replace the logo',
  replace: 'Replace logo',
  remove: 'Remove logo',
  where: 'Where your logo appears',
  whereList:
    'On the letter to residents and families and on the newsletter for colleagues, for all your locations. The logo is up to 6 cm wide and 2 cm high.',
  placed: 'Your logo is now on your letters.',
  removed: 'The logo has been removed.',
  failed: 'Your logo was not added',
  removal: {
    question: 'Do you want to remove the logo?',
    explanation: 'Your letters will no longer have a logo. Letters you have already downloaded will not change.',
    confirm: 'Remove logo',
    back: 'Back',
    nothing: 'There is no logo to remove',
  },
  changed: {
    title: 'A colleague has changed the logo',
    placed:
      'While you were on this page, {{by}} added another logo. It is shown below. If you still want a different one, choose it again.',
    removed:
      'While you were on this page, a colleague removed the logo. If you still want a logo, choose the image again.',
  },
  refused: {
    nothing: 'Choose an image first.',
    tooLarge: 'This image is larger than {{megabytes}} MB. Make it smaller, or choose another one.',
    wrongType:
      'This file is not a PNG, JPG or WebP image. We can’t use an SVG, PDF or GIF file. Save your logo as a PNG and choose that file.',
    tooManyPixels:
      'This image has too many pixels. It can be up to {{pixels}} pixels wide and high. Make it smaller, or choose another one.',
    unreadable: 'This image is damaged or incomplete. Save your logo as a PNG again and choose that file.',
    infected: 'A virus was found in this image. We have not kept it.',
    notScanned: 'We can’t check files for viruses at the moment. Try again in a few minutes.',
    busy: 'We are too busy to process your logo at the moment. Try again in a few minutes.',
  },
} satisfies typeof nl
