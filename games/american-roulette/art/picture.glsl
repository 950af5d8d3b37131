// A hall of the gilded twenties: a ceiling of stars, rays of brass, stepped pillars, and a table of midnight cloth.

vec3 gilt(float t) { return mix(hex(0x4a2c0c), mix(hex(0xc08a3c), hex(0xffe9b4), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// The table: a padded rail, then the cloth with its printed lines, which runs away from us.
void table(inout vec4 k, vec2 u, float edge, vec3 felt, vec3 glow, vec3 print, vec3 wood) {
  if (u.y >= edge) return;
  vec2 t = ground(u, edge + 0.16);
  vec3 cloth = felt * (0.82 + 0.24 * f2(u * 90.0));
  cloth += glow * 0.30 * exp(-dot(u - vec2(0.0, -0.75), u - vec2(0.0, -0.75)) * 1.6);
  float lines_ = min(abs(fract(t.x * 1.1) - 0.5), abs(fract(t.y * 0.9) - 0.5));
  cloth = mix(cloth, print, smoothstep(0.030, 0.012, lines_) * 0.42);
  vec3 pad = wood + vec3(0.8, 0.55, 0.34) * 0.4 * exp(-pow((u.y - edge + 0.045) * 34.0, 2.0));
  lay(k, mix(cloth, pad, smoothstep(edge - 0.10, edge, u.y)), 1.0);
  lay(k, gilt(0.8), fill(abs(u.y - edge + 0.105) - 0.006));
}

// A stepped pillar that carries a lamp of frosted glass.
void pillar(inout vec4 k, vec2 u, float x, float half_) {
  for (int i = 0; i < 4; i++) {
    float f = float(i), w = half_ * (1.35 - 0.27 * f), top = 0.30 + 0.16 * f;
    float t = (u.x - x) / w;
    vec3 stone = mix(hex(0x0a1128), hex(0x33529a), smoothstep(1.1, -0.9, t)) * (0.72 + 0.28 * f2(u * vec2(20.0, 4.0)));
    lay(k, stone, fill(max(abs(u.x - x) - w, u.y - top)));
    lay(k, gilt(0.55 + 0.4 * smoothstep(0.8, -0.6, t)), fill(abs(abs(u.x - x) - w) - 0.005) * step(u.y, top));
    lay(k, gilt(0.9), fill(box2(u - vec2(x, top), vec2(w, 0.009))));
  }
  halo(k, u, vec2(x, 0.90), half_ * 4.2, hex(0xffdc96), 0.75);
  float fan = box2(u - vec2(x, 0.88), vec2(half_ * 0.5, 0.08)) - 0.02;
  float rib = 0.5 + 0.5 * cos((u.x - x) / half_ * 16.0);
  lay(k, mix(hex(0xffc56a), hex(0xfff5dc), rib), fill(fan));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  lay(k, mix(hex(0x0b1330), hex(0x27438c), smoothstep(-0.9, 0.9, u.y)), 1.0);
  stars(k, u, 0.5);
  // A rising sun of brass behind the table.
  vec2 s = u - vec2(0.0, -0.36);
  float angle = atan(s.x, s.y), r = length(s);
  float ray = smoothstep(0.12, 0.02, abs(fract(angle * 4.775 + 0.5) - 0.5));
  lay(k, gilt(0.35 + 0.5 * exp(-r * 0.9)), ray * smoothstep(0.5, 0.62, r) * smoothstep(1.5, 0.9, r) * 0.75);
  for (int i = 0; i < 3; i++) {
    float ring = abs(r - 0.52 - 0.08 * float(i)) - 0.009;
    lay(k, gilt(0.85 - 0.12 * float(i)), fill(ring) * step(-0.36, u.y));
  }
  lay(k, hex(0x15306f), fill(r - 0.50) * 0.9);
  halo(k, u, vec2(0.0, -0.10), 1.0, hex(0xffd58a), 0.55);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    pillar(k, u, side * (w - 0.16 * n), 0.13 * n + 0.02);
    pillar(k, u, side * (w * 0.56), 0.075 * n + 0.01);
  }
  lay(k, gilt(0.6 + 8.0 * (u.y + 0.34)), fill(abs(u.y + 0.34) - 0.014));
  lay(k, hex(0x101a3c) * (0.8 + 0.4 * f2(u * vec2(4.0, 20.0))), fill(u.y + 0.354));
  table(k, u, edge, hex(0x163a86), hex(0x6fa0ff), hex(0xf0dca8), hex(0x2a150c));
  bokeh(k, u, 0.30, 7.0, hex(0xffd890), hex(0x8fb8ff), 0.12);
  motes(k, u, 0.12, 4.0, hex(0xffe8bc), 0.35);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Curtains of wine velvet with a hem of brass.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0, x = side * u.x - w;
    float hem = -0.07 - 0.15 * pow(max(0.0, u.y + 0.2), 1.8);
    float folds = 0.5 + 0.5 * sin(x * 80.0 + 4.0 * f2(u * 2.0));
    lay(k, mix(hex(0x16060c), hex(0x8a1a2a), folds) * (0.5 + 0.4 * smoothstep(-0.6, 0.9, u.y)), fill(hem - x));
    lay(k, gilt(0.6 + 0.3 * folds), fill(abs(x - hem - 0.004) - 0.006) * 0.9);
  }
}
