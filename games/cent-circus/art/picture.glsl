// Inside a big top at the afternoon show: canvas in copper and cream drawn up to the king pole, stands full of people, a ring of sawdust,
// trapezes, bunting. While the wheel turns the sun is shut out and spotlights sweep the ring.

vec2 peak() { return vec2(0.0, 1.16); }

// The canvas: strips that run from the eaves up to the pole, sagging between their ropes.
void canvas(inout vec4 k, vec2 u) {
  vec2 p = u - peak();
  float a = atan(p.x, -p.y), n = 9.0, strip = a / PI * n * 2.0;
  float id = floor(strip), f = fract(strip) - 0.5;
  vec3 c = mod(id, 2.0) < 0.5 ? moody(0xf4e0b4, 0x5a3040) : moody(0xc8482a, 0x6a1424);
  float l = length(p);
  float sag = 0.5 + 0.5 * cos(f * 2.0 * PI);
  c *= 0.62 + 0.30 * sag + 0.16 * smoothstep(1.4, 0.2, l);
  // Light comes through the canvas by day.
  c = mix(c, c * 1.25 + moody(0x3a2408, 0x000000), smoothstep(0.9, 0.2, abs(p.x + 0.5)) * 0.5 * (1.0 - mood()));
  lay(k, c, 1.0);
  lay(k, c * 0.55, smoothstep(0.475, 0.5, abs(f)) * 0.55);
}

// Rows of heads, brighter near the ring.
void crowd(inout vec4 k, vec2 u, float y, float r, float seed, float fog) {
  float row = u.x / (r * 2.3) + seed * 3.7, id = floor(row);
  for (int i = -1; i <= 1; i++) {
    float n = id + float(i);
    vec2 at = vec2((n + 0.5 - seed * 3.7) * r * 2.3, y + r * 0.7 * (h2(vec2(n, seed)) - 0.5));
    vec3 coat = mix(mix(hex(0x8a2a2a), hex(0x1a6a70), step(0.5, h2(vec2(n, seed + 2.0)))), hex(0xd8a050), step(0.75, h2(vec2(n, seed + 4.0))));
    vec3 skin = mix(hex(0xe8b48a), hex(0x7a4a34), h2(vec2(n, seed + 6.0)));
    coat = mix(coat, moody(0x7a3a24, 0x1a0a18), fog);
    skin = mix(skin, moody(0xa86a48, 0x2a1224), fog);
    lay(k, coat, fill(length((u - at + vec2(0.0, r * 1.25)) / vec2(1.25, 1.0)) - r));
    lay(k, skin, fill(length(u - at) - r * 0.58));
    float hat = step(0.72, h2(vec2(n, seed + 8.0)));
    lay(k, coat * 1.2, fill(max(abs(u.x - at.x) - r * 0.5, abs(u.y - at.y - r * 0.62) - r * 0.26)) * hat);
  }
}

void bunting(inout vec4 k, vec2 u, vec2 a, vec2 b, float sag) {
  float t = (u.x - a.x) / (b.x - a.x);
  if (t < 0.0 || t > 1.0) return;
  float y = mix(a.y, b.y, t) - sag * 4.0 * t * (1.0 - t);
  lay(k, hex(0x3a1c10), fill(abs(u.y - y) - 0.004));
  float f = t * 12.0, id = floor(f), x = abs(fract(f) - 0.5) * 2.0;
  float flag = max(u.y - y, (y - u.y) / 0.085 - 1.0 + x);
  vec3 c = mod(id, 3.0) < 0.5 ? hex(0x16a3a8) : mod(id, 3.0) < 1.5 ? hex(0xffc23a) : hex(0xd8342c);
  lay(k, c * moody(0xffffff, 0x8a7a9a), fill(max(u.y - y, (y - 0.085 * (1.0 - x)) - u.y)) * step(flag, 1.0));
}

void trapeze(inout vec4 k, vec2 u, float x, float low, float swing) {
  for (int i = 0; i < 2; i++) {
    float s = i == 0 ? -0.10 : 0.10;
    lay(k, hex(0x2a1410), fill(seg(u, vec2(x + s * 0.7, 1.1), vec2(x + s + swing, low)) - 0.0045));
  }
  lay(k, hex(0xf0b46a), fill(seg(u, vec2(x - 0.12 + swing, low), vec2(x + 0.12 + swing, low)) - 0.010));
}

void spot(inout vec4 k, vec2 u, vec2 from, vec2 to, float wide_, vec3 c, float a) {
  vec2 d = to - from, p = u - from;
  float t = clamp(dot(p, d) / dot(d, d), 0.0, 1.15), away = abs(p.x * d.y - p.y * d.x) / length(d);
  float w = wide_ * (0.05 + t);
  shine(k, c, a * smoothstep(w, w * 0.35, away) * smoothstep(1.15, 0.7, t) * step(0.001, t));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), eaves = 0.16;
  canvas(k, u);
  // The wall under the eaves, its valance, and the stands.
  float bowl = eaves - 0.10 * (1.0 - u.x * u.x / max(w * w, 0.6));
  if (u.y < bowl) {
    lay(k, moody(0x6a2a1c, 0x1a0a18), 1.0);
    for (int i = 0; i < 6; i++) {
      float f = float(i);
      crowd(k, u, bowl - 0.06 - 0.075 * f, 0.020 + 0.004 * f, 3.0 + f * 1.7, 0.62 - 0.10 * f);
    }
  }
  float val = u.y - bowl, scallop = 0.055 + 0.022 * cos(u.x * 36.0);
  lay(k, mod(floor(u.x * 36.0 / (2.0 * PI) + 0.5), 2.0) < 0.5 ? moody(0x16a3a8, 0x0f4a5a) : moody(0xffe0a0, 0x7a5a5a), fill(max(val - 0.03, -val - scallop)));
  lay(k, moody(0xf0b46a, 0x8a5a3a), fill(abs(val - 0.032) - 0.007));
  // King poles with lamps.
  for (int i = 0; i < 2; i++) {
    float x = (i == 0 ? -1.0 : 1.0) * (w > 1.0 ? 1.12 : 0.40);
    lay(k, mix(hex(0x8a4a24), hex(0xf0c080), smoothstep(-0.02, 0.02, x - u.x + 0.012)) * moody(0xffffff, 0x7a6a8a), fill(max(abs(u.x - x) - 0.021, -0.40 - u.y)));
    float band = fract(u.y * 4.0);
    lay(k, moody(0x16a3a8, 0x0f4a5a), fill(max(abs(u.x - x) - 0.022, abs(band - 0.5) - 0.16)) * step(-0.40, u.y));
  }
  trapeze(k, u, w > 1.0 ? -0.80 : -0.30, w > 1.0 ? 0.52 : 0.80, 0.08);
  trapeze(k, u, w > 1.0 ? 0.82 : 0.30, w > 1.0 ? 0.60 : 0.84, -0.06);
  // The ring: a kerb in teal and cream, sawdust within.
  vec2 o = vec2(0.0, -0.98);
  vec2 e = (u - o) / vec2(max(w * 0.98, 0.78), 0.60);
  float d = length(e) - 1.0;
  lay(k, moody(0x8a4a2c, 0x2a1420), fill(u.y + 0.30) );
  lay(k, moody(0x0c4a50, 0x0a1c28), fill(d * 0.5 - 0.02));
  float a = atan(e.x, e.y) / PI * 22.0;
  vec3 kerb = fract(a) < 0.5 ? moody(0x16a3a8, 0x0f5a66) : moody(0xfff0d0, 0xa88a80);
  lay(k, kerb * (0.75 + 0.35 * smoothstep(-0.04, 0.03, d)), fill(abs(d * 0.5) - 0.030));
  vec3 dust = mix(moody(0xe8b876, 0x7a4a44), moody(0xb87a40, 0x3a1c2a), smoothstep(0.2, 1.0, length(e)));
  dust *= 0.90 + 0.20 * f2(u * vec2(22.0, 60.0));
  lay(k, dust, fill(d * 0.5 + 0.030));
  // Day comes in from the top; spots in the dark.
  beams(k, u, vec2(-0.4, 1.3), vec2(0.35, -1.0), 0.9, hex(0xffe6b0), 0.26 * (1.0 - mood()), 4.0);
  if (mood() > 0.01) {
    spot(k, u, vec2(-w, 1.05), vec2(0.30 * w, -0.75), 0.34, hex(0xffe0a0), 0.55 * mood());
    spot(k, u, vec2(w, 1.05), vec2(-0.34 * w, -0.70), 0.32, hex(0x7af0e8), 0.50 * mood());
    spot(k, u, vec2(0.0, 1.20), vec2(0.0, -0.85), 0.30, hex(0xff9a7a), 0.34 * mood());
  }
  motes(k, u, 0.14, 6.0, moody(0xfff0c8, 0xffd8a0), 0.55);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.2);
  bunting(k, u, vec2(-w - 0.1, 1.0), vec2(-w * 0.30, 0.98), 0.14);
  bunting(k, u, vec2(w * 0.30, 0.98), vec2(w + 0.1, 1.0), 0.14);
  // A curtain at each side, held by a cord.
  for (int i = 0; i < 2; i++) {
    float s = i == 0 ? -1.0 : 1.0, x = s * u.x;
    float hold = exp(-pow((u.y + 0.28) * 3.2, 2.0));
    float edge = w - (0.24 - 0.13 * hold + 0.05 * smoothstep(-0.3, -1.0, u.y)) * n;
    float fold = sin((x - w) * 60.0 / n * (1.0 + 0.8 * hold) + 2.0 * u.y);
    vec3 c = mix(moody(0x7a1414, 0x3a0a1c), moody(0xe0482c, 0x8a1c34), 0.5 + 0.5 * fold);
    lay(k, c, fill(edge - x));
    lay(k, moody(0xffcf8a, 0xb07a5a), fill(abs(x - edge - 0.012) - 0.010));
    lay(k, moody(0xffc23a, 0xb0803a), fill(max(abs(u.y + 0.28 + 0.10 * (x - w)) - 0.026, edge - x)));
    vec2 t = vec2(x - edge - 0.02, u.y + 0.36);
    lay(k, moody(0xffc23a, 0xb0803a), fill(max(abs(t.x) - 0.014 - 0.10 * max(-t.y, 0.0), abs(t.y + 0.02) - 0.075)));
  }
  // The near kerb of the ring.
  float kerb = u.y + 0.94 + 0.05 * u.x * u.x / max(w * w, 0.5);
  float tile = fract(u.x * 3.2);
  lay(k, (tile < 0.5 ? moody(0x16a3a8, 0x0f5a66) : moody(0xfff0d0, 0xa88a80)) * (0.72 + 0.3 * smoothstep(-0.1, 0.0, kerb)), fill(kerb));
  lay(k, moody(0xffcf8a, 0xb07a5a), fill(abs(kerb) - 0.012));
}
