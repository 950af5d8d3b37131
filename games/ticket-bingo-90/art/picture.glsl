// A picture palace of the thirties: a fan of gilded rays over the stage, velvet in folds, columns of lit glass, rows of seats in the dark.

float box_(vec2 p, vec2 half_) {
  vec2 q = abs(p) - half_;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0);
}

/** How far a point is from an opening whose head climbs in three steps. */
float proscenium(vec2 u, float half_, float low, float grow) {
  float d = box_(u - vec2(0.0, low + 0.40), vec2(half_, 0.40) + grow);
  d = min(d, box_(u - vec2(0.0, low + 0.46), vec2(half_ * 0.86, 0.46) + grow));
  return min(d, box_(u - vec2(0.0, low + 0.51), vec2(half_ * 0.68, 0.51) + grow));
}

vec3 velvet(vec2 u, float pitch) {
  float wave = u.x / pitch + 0.35 * f2(vec2(u.x * 3.0, u.y * 0.7));
  float fold = 0.5 + 0.5 * sin(wave * 6.2831);
  float sheen = pow(fold, 3.0);
  vec3 c = mix(hex(0x3a0712), hex(0xb01f38), 0.18 + 0.72 * fold);
  c += hex(0xff7a5a) * 0.26 * sheen;
  return c * (0.86 + 0.2 * n2(u * 90.0));
}

/** Rays from the middle of the stage's head, as plasterers made them. */
vec3 fan(vec2 p) {
  float a = atan(p.x, p.y), r = length(p);
  float ray = 0.5 + 0.5 * cos(a * 26.0);
  float ring = smoothstep(0.02, 0.0, abs(fract(r * 3.4) - 0.5) - 0.44);
  vec3 c = mix(hex(0x0b3a2c), hex(0xd8a440), smoothstep(0.35, 0.72, ray));
  c = mix(c, hex(0xffe6a4), smoothstep(0.86, 1.0, ray) * 0.7);
  c = mix(c, hex(0x14543f), ring * 0.55);
  return c * (0.46 + 0.75 * exp(-r * 1.3));
}

void column(inout vec4 k, vec2 u, vec2 foot, float half_, float tall, vec3 c) {
  vec2 p = u - foot - vec2(0.0, tall * 0.5);
  float round_ = sqrt(max(0.0, 1.0 - pow(p.x / half_, 2.0)));
  float rib = 0.5 + 0.5 * cos(p.y * 62.0);
  shine(k, c, 0.5 * exp(-pow(p.x / (half_ * 4.0), 2.0)) * smoothstep(tall * 0.62, tall * 0.3, abs(p.y)));
  lay(k, hex(0xc79a3e), fill(box_(p, vec2(half_ * 1.25, tall * 0.5 + half_ * 0.4))));
  vec3 glass = mix(c * 0.55, vec3(1.0, 0.98, 0.9), 0.25 + 0.62 * round_ * (0.55 + 0.45 * rib));
  lay(k, glass, fill(box_(p, vec2(half_, tall * 0.5))));
  for (int i = -1; i <= 1; i++) lay(k, hex(0x9a7428), fill(box_(p - vec2(0.0, float(i) * tall * 0.32), vec2(half_ * 1.3, half_ * 0.22))));
}

void seats(inout vec4 k, vec2 u) {
  for (int row = 0; row < 6; row++) {
    float near_ = float(row) / 5.0;
    float y = mix(-0.57, -1.08, near_ * near_ * 0.6 + near_ * 0.4), size = mix(0.052, 0.17, near_);
    float x = mod(u.x + (mod(float(row), 2.0) < 0.5 ? size : 0.0), size * 2.0) - size;
    vec2 p = vec2(x, u.y - y);
    float back = box_(p, vec2(size * 0.80, size * 0.95) - size * 0.34) - size * 0.34;
    vec3 c = mix(hex(0x5e0f20), hex(0x1a050b), near_);
    c *= 0.72 + 0.4 * smoothstep(-size, size, p.y) + 0.12 * n2(u * 60.0);
    lay(k, hex(0x0a0405), fill(back - size * 0.07));
    lay(k, c, fill(back));
    shine(k, hex(0xffb866), (1.0 - near_ * 0.7) * 0.55 * fill(abs(back + size * 0.05) - size * 0.03) * step(0.0, p.y - size * 0.3));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), half_ = min(0.98, w * 0.66), low = -0.46;
  // The wall: flutes of green plaster, lit from the stage.
  float flute = 0.5 + 0.5 * cos(u.x * 44.0);
  float lit = exp(-pow(max(0.0, abs(u.x) - half_) / 0.55, 2.0));
  lay(k, mix(hex(0x052018), hex(0x1d6a50), (0.25 + 0.4 * flute) * (0.35 + 0.65 * lit)), 1.0);
  // The fan above the stage.
  vec2 head = u - vec2(0.0, 0.42);
  float in_ = smoothstep(1.05, 0.98, length(head * vec2(0.82, 1.0)));
  lay(k, fan(head), in_ * step(0.30, u.y));
  lay(k, hex(0xf0c860), fill(abs(length(head * vec2(0.82, 1.0)) - 1.0) - 0.012) * step(0.30, u.y));
  // Frames around the stage, one in the other.
  for (int i = 3; i >= 0; i--) {
    float grow = 0.035 + 0.045 * float(i);
    float d = proscenium(u, half_ * 0.80, low, grow);
    vec3 gilt = mod(float(i), 2.0) < 0.5 ? hex(0xe8bd58) : hex(0x0d4434);
    lay(k, gilt * (0.72 + 0.36 * smoothstep(low, 0.6, u.y)), fill(d));
    lay(k, hex(0xfff0bc), fill(abs(d) - 0.0035) * 0.8);
  }
  // Bulbs along the innermost frame.
  float rim = proscenium(u, half_ * 0.80, low, 0.0);
  vec2 cell = fract(u / 0.072) - 0.5;
  shine(k, hex(0xffdf9a), 1.3 * exp(-dot(cell, cell) * 26.0) * smoothstep(0.03, 0.0, abs(rim - 0.052) - 0.012));
  // The curtain, its valance and a pool of light on it.
  vec2 c = u;
  float stage = rim;
  lay(k, velvet(c, 0.085) * (0.30 + 0.85 * exp(-pow(length((u - vec2(0.0, -0.06)) / vec2(half_ * 0.66, 0.56)), 2.0))), fill(stage));
  float drop = 0.40 + 0.035 * abs(sin(u.x * 14.0));
  lay(k, velvet(u * vec2(1.0, 0.4), 0.062) * 0.86, fill(max(stage, drop - u.y)));
  lay(k, hex(0xf3c95c), fill(max(stage, abs(u.y - drop) - 0.012)));
  lay(k, hex(0xc9932c), fill(max(stage, abs(u.y - drop + 0.03) - 0.014)) * (0.5 + 0.5 * step(0.0, sin(u.x * 190.0))));
  // The edge of the stage with footlights.
  lay(k, hex(0x1c0d08), fill(box_(u - vec2(0.0, low - 0.06), vec2(half_ * 0.98, 0.085))));
  lay(k, hex(0xe2b04a), fill(abs(u.y - low - 0.02) - 0.008) * fill(abs(u.x) - half_ * 0.98));
  float foot = mod(u.x + 0.07, 0.14) - 0.07;
  shine(k, hex(0xffe3a8), 0.85 * exp(-(foot * foot * 900.0 + pow((u.y - low - 0.045) * 26.0, 2.0))) * fill(abs(u.x) - half_ * 0.92));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    column(k, u, vec2(side * (half_ * 0.80 + 0.29), low), 0.038, 1.02, hex(0xffca6a));
    column(k, u, vec2(side * (half_ * 0.80 + 0.47), low), 0.030, 0.84, hex(0x7fe8c4));
  }
  if (u.y < low - 0.10) lay(k, mix(hex(0x10100c), hex(0x050807), smoothstep(low, -1.0, u.y)), 1.0);
  seats(k, u);
  beams(k, u, vec2(0.0, 1.25), vec2(0.0, -0.2), 0.42, hex(0xfff0c8), 0.16, 5.0);
  halo(k, u, vec2(0.0, 0.02), 0.85, hex(0xffc678), 0.20);
  bokeh(k, u, 0.25, 9.0, hex(0xffd684), hex(0x7fe8c4), 0.08);
  motes(k, u, 0.08, 3.0, hex(0xfff0c8), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // A drape of the boxes at each edge, tied with a cord.
    float x = w - side * u.x;
    float tied = 0.075 + 0.16 * smoothstep(0.05, 0.95, u.y) + 0.10 * smoothstep(-0.25, -1.0, u.y);
    float d = x - tied - 0.012 * sin(u.y * 21.0);
    vec3 c = velvet(vec2(x * 1.9 + 0.25 * sin(u.y * 2.2), u.y), 0.085);
    lay(k, c * (0.42 + 0.3 * smoothstep(0.0, 0.2, x)), fill(d));
    lay(k, hex(0xe8b84c), fill(abs(d) - 0.009));
    lay(k, hex(0xf2cb62), fill(max(d, abs(u.y + 0.02 - 0.2 * x) - 0.028)));
    lay(k, hex(0xb98424), fill(length((u - vec2(side * (w - 0.075), -0.09)) * vec2(1.0, 0.55)) - 0.034));
  }
  mist(k, u, -1.0, 0.14, hex(0x1d6a50), 0.3);
}
