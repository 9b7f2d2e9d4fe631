/** Pictures as Excel, WPS and other programs place them. */
import { expect, test } from 'vitest';
import { readBook, readOne } from '../../../test/xlsx/read-rows.ts';
import { anAnchor, relationsPart } from '../../../test/xlsx/workbook.ts';

const PICTURE = { 'xl/media/image1.png': new Uint8Array([137, 80, 78, 71, 1]) };
const IMG = (alt = 'Peta &gt; Jawa') => `<img src="xl/media/image1.png" alt="${alt}" />`;
const HEADINGS = ['No', 'Soal', 'A', 'B', 'C', 'Kunci'];

test('pictures by one and two anchors belong to their cells', () => {
  const drawing = [
    anAnchor('one', 1, 1),
    anAnchor('two', 1, 2),
    anAnchor('two', 1, 3),
    anAnchor('one', 4, 1),
    anAnchor('two', 2, 9),
    anAnchor('absolute', 0, 0),
    anAnchor('one', 0, 0),
  ].join('');
  const { entries, media } = readBook({
    sheets: [
      {
        rows: [
          ['No', 'Soal', 'A', 'B', 'Kunci'],
          [1, 'Lihat [gambar 1] ini', null, null, 'B'],
          [2, 'Lihat', 'p', 'q', 'A'],
        ],
        drawing,
      },
    ],
    parts: PICTURE,
  });
  expect(entries).toMatchObject([
    {
      fields: {
        bank_question: `<p>Lihat ${IMG()} ini</p>`,
        option_type: 'file',
        bank_option: { 1: 'xl/media/image1.png', 2: 'xl/media/image1.png' },
      },
      warnings: [{ code: 'pictures_outside', params: { number: 2 } }],
    },
    {
      fields: { bank_question: `<p>Lihat</p><p>${IMG()}</p>`, files: ['xl/media/image1.png'] },
      warnings: [],
    },
  ]);
  expect(Object.keys(media)).toEqual(['xl/media/image1.png']);
});

test('a shape is named, and a picture in a group is read', () => {
  const shape = anAnchor('two', 1, 1).replace(/<xdr:pic>.*<\/xdr:pic>/s, '<xdr:sp><xdr:txBody/></xdr:sp>');
  const group = anAnchor('two', 2, 1).replace(
    /<xdr:pic>.*<\/xdr:pic>/s,
    (pic) => `<xdr:grpSp>${pic}</xdr:grpSp>`,
  );
  const { entries } = readBook({
    sheets: [
      {
        rows: [HEADINGS, [1, 'x?', 'p', 'q', 'r', 'B'], [2, 'y?', 'p', 'q', 'r', 'B']],
        drawing: shape + group,
      },
    ],
    parts: PICTURE,
  });
  expect(entries).toMatchObject([
    { warnings: [{ code: 'drawing_dropped' }] },
    { fields: { bank_question: `<p>y?</p><p>${IMG()}</p>` }, warnings: [] },
  ]);
});

test('a picture that Excel placed in a cell', () => {
  const cell = { xml: '<c t="e" vm="1"><v>#VALUE!</v></c>' };
  const rich = 'http://schemas.microsoft.com/office/2017/06/relationships';
  const read = readOne(HEADINGS, [1, 'x?', cell, cell, 'r', 'B'], {
    relations: [
      ['sheetMetadata', 'metadata.xml'],
      [`${rich}/rdRichValue`, 'richData/rdrichvalue.xml'],
      [`${rich}/rdRichValueStructure`, 'richData/rdrichvaluestructure.xml'],
      ['http://schemas.microsoft.com/office/2022/10/relationships/richValueRel', 'richData/richValueRel.xml'],
    ],
    parts: {
      ...PICTURE,
      'xl/metadata.xml':
        '<metadata><futureMetadata name="XLRICHVALUE" count="1"><bk><extLst><ext><xlrd:rvb i="0"/></ext></extLst></bk></futureMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>',
      'xl/richData/rdrichvalue.xml': '<rvData><rv s="0"><v>0</v><v>5</v><v>Peta</v></rv></rvData>',
      'xl/richData/rdrichvaluestructure.xml':
        '<rvStructures><s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/><k n="Text" t="s"/></s></rvStructures>',
      'xl/richData/richValueRel.xml': '<richValueRels><rel r:id="rId1"/></richValueRels>',
      'xl/richData/_rels/richValueRel.xml.rels': relationsPart([['rId1', 'image', '../media/image1.png']]),
    },
  });
  expect(read).toMatchObject({
    option_type: 'html',
    bank_option: { 1: `<p>${IMG('Peta')}</p>`, 3: '<p>r</p>' },
  });
});

test('a picture that WPS placed in a cell', () => {
  const cell = { xml: '<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>' };
  const read = readOne(HEADINGS, [1, cell, 'p', 'q', 'r', 'B'], {
    relations: [['http://www.wps.cn/officeDocument/2020/cellImage', 'cellimages.xml']],
    parts: {
      ...PICTURE,
      'xl/cellimages.xml':
        '<etc:cellImages><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="ID_1"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>',
      'xl/_rels/cellimages.xml.rels': relationsPart([['rId1', 'image', 'media/image1.png']]),
    },
  });
  expect(read).toMatchObject({ bank_question: `<p>${IMG('')}</p>`, warnings: [] });
});
