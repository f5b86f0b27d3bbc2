export const nl = {
  signed: 'Het bewijs van wat u tekende voor {{organisation}}.',
  bothSigned: 'Ook de leverancier heeft getekend, voor {{organisation}}.',
  proofCode: 'Met deze code haalt u het bewijs op van wat u tekende voor {{organisation}}.',
  link: {
    senderOf: '{{sender}} van {{organisation}}',
    may: {
      read: 'U kunt het lezen.',
      review: 'U kunt het lezen, opmerkingen maken en laten weten of u akkoord bent.',
      fill: 'U kunt het zelf invullen.',
      upload: 'U kunt het getekende document terugsturen.',
      bring: 'U kunt de bestanden hier aanleveren.',
      sign: 'U kunt het lezen en tekenen.',
      agree: 'U kunt het lezen en laten weten of u akkoord bent. U krijgt daarvan een bewijs.',
      comment: 'U kunt het lezen, opmerkingen maken en laten weten of u akkoord bent.',
      tell: 'U kunt het lezen, opmerkingen maken en laten weten dat u het gelezen heeft.',
    },
    looked: '{{sender}} kijkt het daarna na.',
    finished: 'Bent u klaar, dan is het klaar: niemand hoeft het nog na te kijken.',
    until: 'De link werkt tot en met {{until}}. U heeft geen account nodig.',
  },
}
