/** The properties that styles give paragraphs and runs. */
import { childOf, childrenOf, type XmlElement } from '../xml-tree.ts';
import { settingOf } from './xml.ts';

interface Style {
  basedOn?: string | undefined;
  name: string;
  run?: XmlElement | undefined;
  paragraph?: XmlElement | undefined;
}

const MAX_CHAIN = 20;

export class Styles {
  private readonly byId = new Map<string, Style>();
  private readonly defaultRun: XmlElement | undefined;
  private readonly defaultParagraph: string | undefined;

  constructor(part: XmlElement | undefined) {
    for (const style of childrenOf(part, 'w:style')) {
      const id = style.attributes['w:styleId'] ?? '';
      this.byId.set(id, {
        basedOn: settingOf(style, 'w:basedOn'),
        name: settingOf(style, 'w:name') ?? id,
        run: childOf(style, 'w:rPr'),
        paragraph: childOf(style, 'w:pPr'),
      });
      if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph')
        this.defaultParagraph = id;
    }
    this.defaultRun = childOf(childOf(childOf(part, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  }

  /** The style and those that it is based on. */
  private chain(id: string | undefined): Style[] {
    const found: Style[] = [];
    for (let at = id; at !== undefined && found.length < MAX_CHAIN; ) {
      const style = this.byId.get(at);
      if (!style) break;
      found.push(style);
      at = style.basedOn;
    }
    return found;
  }

  /** Run properties in the order of precedence: own ones, those of the styles, defaults. */
  runProperties(own: XmlElement | undefined, paragraphStyle: string | undefined): XmlElement[] {
    return [
      own,
      ...this.chain(settingOf(own, 'w:rStyle')).map(({ run }) => run),
      ...this.chain(paragraphStyle ?? this.defaultParagraph).map(({ run }) => run),
      this.defaultRun,
    ].filter((one) => one !== undefined);
  }

  /** Paragraph properties in the order of precedence. */
  paragraphProperties(own: XmlElement | undefined): XmlElement[] {
    return [
      own,
      ...this.chain(settingOf(own, 'w:pStyle') ?? this.defaultParagraph).map(({ paragraph }) => paragraph),
    ].filter((one) => one !== undefined);
  }

  /** The name by which programs know a style. It is empty for an unknown one. */
  nameOf(id: string | undefined): string {
    return (id && this.byId.get(id)?.name) ?? '';
  }
}
