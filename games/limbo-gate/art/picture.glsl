// A gate of old stone among the stars: a ring with runes that glow, light that turns inside it, islands of rock and a stair that leads there.

vec3 stone_(vec2 u, float lit) {
  float relief_ = f2(u * 9.0) - f2(u * 9.0 + vec2(0.06, -0.06));
  return mix(hex(0x0d1030), hex(0x6a70b0), clamp(lit + 1.6 * relief_, 0.0, 1.0)) * (0.8 + 0.35 * f2(u * 40.0));
}

void vortex(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  float l = length(p), a = atan(p.y, p.x);
  if (l > 1.0) return;
  float arm = f2(vec2(a * 1.6 + 5.0 * log(l + 0.08), l * 4.0)) + 0.35 * sin(a * 3.0 + 7.0 * log(l + 0.06));
  vec3 c = mix(hex(0x12104a), hex(0x4a6bff), smoothstep(0.2, 1.0, arm));
  c = mix(c, hex(0xb6f4ff), smoothstep(0.75, 1.25, arm) * 0.8);
  c = mix(c, hex(0xf4feff), exp(-l * l * 10.0));
  c += hex(0xc86bff) * 0.35 * smoothstep(0.5, 1.0, l) * smoothstep(0.3, 0.9, arm);
  lay(k, c, smoothstep(1.0, 0.96, l));
}

void ring_(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  float l = length(p), a = atan(p.y, p.x);
  float d = abs(l - 1.14) - 0.155;
  float block = fract(a / (PI / 9.0));
  float lit = 0.36 + 0.34 * p.y / max(l, 0.2) - 0.9 * abs(l - 1.14) + 0.25 * smoothstep(1.18, 0.98, l);
  vec3 c = stone_(vec2(a * 1.4, l * 1.6) + 3.0, lit);
  c *= 0.55 + 0.45 * smoothstep(0.0, 0.05, min(block, 1.0 - block));
  lay(k, c, fill(d * r));
  float id = floor(a / (PI / 9.0));
  vec2 g = vec2((block - 0.5) * 0.36, l - 1.15);
  float rune = min(abs(g.x - 0.05 * (h2(vec2(id, 1.0)) - 0.5)) + step(0.07, abs(g.y)),
    min(length(g - vec2(0.0, 0.05 * (h2(vec2(id, 2.0)) - 0.5))) - 0.028, abs(g.y + g.x * (h2(vec2(id, 3.0)) - 0.5) * 2.0) + step(0.05, abs(g.x))));
  shine(k, hex(0x7ae8ff), exp(-max(rune, 0.0) * 70.0) * step(abs(l - 1.14), 0.13) * 0.95);
  shine(k, hex(0x9af0ff), 0.7 * exp(-pow((l - 0.985) * 34.0, 2.0)));
}

void island(inout vec4 k, vec2 u, vec2 at, float s, float seed) {
  vec2 p = (u - at) / s;
  float top = 0.06 * (f2(vec2(p.x * 3.0, seed)) - 0.5);
  float low = -0.55 * (1.0 - p.x * p.x) * (0.45 + 0.9 * f2(vec2(p.x * 4.0 + seed, seed)));
  float d = max(p.y - top, max(low - p.y, abs(p.x) - 1.0));
  lay(k, stone_(u * 2.0 + seed, 0.30 + 0.5 * smoothstep(-0.25, 0.05, p.y)), fill(d * s));
  shine(k, hex(0x7ab8ff), 0.35 * exp(-pow((p.y - top) * 22.0, 2.0)) * step(abs(p.x), 0.97));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec2 at = vec2(0.0, 0.14);
  float r = 0.46 * min(1.0, 0.55 + w * 0.42);
  sky(k, u, -1.0, hex(0x080a26), hex(0x1c1a5c), hex(0x3a1f70));
  float neb = f2(u * 1.3 + f2(u * 2.1) * 1.4);
  shine(k, hex(0x8a3fe0), 0.55 * smoothstep(0.45, 0.9, neb));
  shine(k, hex(0x1fb8d8), 0.42 * smoothstep(0.5, 0.95, f2(u * 1.7 + 9.0)));
  stars(k, u, 1.0);
  stars(k, u * 1.7 + 3.0, 0.8);
  vec2 moon = vec2(-w * 0.72, 0.62);
  lay(k, mix(hex(0x2a2a70), hex(0xc8d0ff), smoothstep(0.14, -0.12, length(u - moon - vec2(0.05, 0.05)) - 0.06)), fill(length(u - moon) - 0.16));
  halo(k, u, at, r * 2.4, hex(0x5a9aff), 0.75);
  beams(k, u, at, vec2(0.0, -1.0), 3.1, hex(0x9adcff), 0.28, 4.0);
  vortex(k, u, at, r);
  ring_(k, u, at, r);
  // A stair of floating slabs that leads up to it.
  for (int i = 0; i < 7; i++) {
    float f = float(i) / 6.0, y = mix(-0.95, at.y - r * 1.32, f), half_ = mix(0.42, 0.10, f);
    vec2 p = u - vec2(0.05 * sin(f * 9.0), y);
    lay(k, stone_(u * 3.0 + f, 0.62), fill(box2(p, vec2(half_, 0.018 * (1.2 - f)))));
    lay(k, stone_(u * 3.0 + f, 0.18), fill(box2(p + vec2(0.0, 0.05 * (1.2 - f)), vec2(half_ * 0.94, 0.035 * (1.2 - f)))));
    shine(k, hex(0x8ae0ff), 0.45 * exp(-pow((p.y - 0.02) * 60.0, 2.0)) * smoothstep(half_, half_ * 0.4, abs(p.x)));
  }
  island(k, u, vec2(-w * 0.66, -0.34), 0.30, 2.0);
  island(k, u, vec2(w * 0.70, -0.18), 0.24, 5.0);
  island(k, u, vec2(w * 0.46, -0.66), 0.16, 8.0);
  mist(k, u, -0.92, 0.30, hex(0x6a5ad0), 0.55);
  motes(k, u, 0.09, 2.0, hex(0xbff0ff), 0.8);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    island(k, u, vec2(side * (w + 0.05), -0.78 + 0.1 * float(s)), 0.44, 11.0 + float(s) * 3.0);
  }
  mist(k, u, -1.02, 0.20, hex(0x4a3ab0), 0.5);
}
