// A hidden cove at sundown: a galleon at anchor before a skull of rock, palms, a fire on the beach, gold half dug out.

const vec2 SUN = vec2(-0.34, 0.10);

void galleon(inout vec4 k, vec2 u, vec2 at, float s, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.9 || p.y < -0.5 || p.y > 2.7) return;
  float sheer = 0.18 * p.x * p.x, hull = max(max(p.y - 0.24 - sheer - 0.30 * smoothstep(-0.75, -0.82, p.x), -p.y - 0.30 + 0.12 * p.x * p.x), max(p.x - 1.0 - 0.5 * p.y, -1.12 - p.x + 0.14 * p.y));
  vec3 wood = mix(hex(0x180a10), hex(0x8a4a2a), clamp(0.42 + p.y * 0.9 - p.x * 0.25, 0.0, 1.0)) * (0.8 + 0.3 * sin((p.y - sheer) * 60.0));
  wood = mix(wood, hex(0xffc050), smoothstep(0.024, 0.012, abs(p.y - 0.16 - sheer)) * 0.9);
  vec2 port = vec2(fract(p.x * 4.6) - 0.5, (p.y + 0.02 - sheer) * 4.6);
  wood = mix(wood, hex(0x0c0408), step(max(abs(port.x), abs(port.y)), 0.22) * step(abs(p.x), 0.86));
  wood = mix(wood, hex(0xffb040), step(max(abs(port.x), abs(port.y)), 0.14) * step(abs(p.x), 0.86) * step(0.4, h2(floor(p.x * vec2(4.6)))));
  lay(k, mix(hex(0x2a140e), haze, fog), fill((seg(p, vec2(0.95, 0.42), vec2(1.62, 0.86)) - 0.025) * s));
  for (int i = 0; i < 3; i++) {
    float f = float(i), x = f * 0.62 - 0.66, tall = 2.25 - 0.42 * abs(f - 1.0);
    lay(k, mix(hex(0x2a140e), haze, fog), fill(max(abs(p.x - x) - 0.030, max(p.y - tall, -p.y)) * s));
    for (int j = 0; j < 3; j++) {
      float g = float(j), y = tall - 0.36 - 0.54 * g, hw = 0.20 + 0.065 * g, t = (p.y - y) / 0.23;
      if (y < 0.62) continue;
      float belly = 0.10 * (1.0 - t * t), d = max(abs(p.x - x - belly) - hw + 0.03 * t, abs(p.y - y + 0.03 * cos((p.x - x) * 7.0)) - 0.23);
      vec3 c = mix(hex(0x24141f), hex(0x6a3a4a), clamp(0.5 - (p.x - x) / hw * 0.4 + 0.15 * t, 0.0, 1.0));
      c += hex(0xff8a3a) * 0.30 * smoothstep(0.0, -1.0, (p.x - x) / hw);
      if (i == 1 && j == 1) {
        vec2 e = (p - vec2(x + 0.07, y + 0.02)) / 0.16;
        float sk = min(length(e * vec2(1.0, 1.05)) - 0.62, box2(e + vec2(0.0, 0.62), vec2(0.32, 0.24)) - 0.05);
        sk = max(sk, -(length(vec2(abs(e.x) - 0.25, e.y + 0.02)) - 0.17));
        sk = min(sk, min(seg(e, vec2(-0.95, -1.15), vec2(0.95, -0.55)), seg(e, vec2(0.95, -1.15), vec2(-0.95, -0.55))) - 0.09);
        c = mix(c, hex(0xf8ecd8), smoothstep(0.04, -0.04, sk));
      }
      lay(k, mix(c, haze, fog), fill(d * s));
    }
    float fx = p.x - x;
    lay(k, mix(hex(0xc8202c), haze, fog), fill(max(abs(p.y - tall + 0.02 + 0.03 * sin(fx * 14.0)) - 0.06, max(-fx, fx - 0.34)) * s));
  }
  lay(k, mix(wood, haze, fog), fill(hull * s));
  vec2 win = vec2(fract(p.x * 9.0) - 0.5, (p.y - 0.44) * 8.0);
  lay(k, mix(hex(0xffd070), haze, fog * 0.5), smoothstep(0.38, 0.30, max(abs(win.x), abs(win.y))) * step(-1.08, p.x) * step(p.x, -0.84));
}

void skull(inout vec4 k, vec2 u, vec2 at, float s, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.6 || p.y < -1.0 || p.y > 1.3) return;
  float rough = 0.10 * (f2(p * 3.0) - 0.5) + 0.04 * (f2(p * 10.0) - 0.5);
  float d = smin(length((p - vec2(0.0, 0.30)) * vec2(0.88, 1.0)) - 0.74, box2(p - vec2(0.0, -0.40), vec2(0.48, 0.42)) - 0.08, 0.22);
  d = smin(d, p.y + 0.72 - 0.30 * exp(-p.x * p.x * 0.8), 0.25) + rough;
  float l = clamp(0.56 - p.x * 0.42 + p.y * 0.18 + (f2(p * 6.0) - f2(p * 6.0 + vec2(-0.25, 0.25))) * 2.0, 0.0, 1.0);
  vec3 c = mix(hex(0x24102a), hex(0xe8a878), l) * (0.85 + 0.2 * f2(p * 14.0));
  float eye = length((vec2(abs(p.x) - 0.30, p.y - 0.22)) * vec2(1.0, 0.92)) - 0.21;
  float nose = tri2(vec2(abs(p.x), p.y), vec2(-0.04, -0.20), vec2(0.11, -0.20), vec2(0.0, 0.05));
  float mouth = max(abs(p.x) - 0.36, abs(p.y + 0.56) - 0.13);
  c = mix(c, hex(0x12060f), smoothstep(0.04, -0.05, min(eye, min(nose, mouth)) + rough * 0.4));
  lay(k, mix(c, haze, fog), fill(d * s * 0.8));
  lay(k, mix(mix(hex(0x5a2a2a), hex(0xf0b888), l), haze, fog), smoothstep(0.02, -0.02, max(max(abs(p.x) - 0.34, abs(p.y + 0.50) - 0.09), abs(fract(p.x * 5.0) - 0.5) - 0.38)) * 0.9);
  vec2 e = vec2(abs(p.x) - 0.30, p.y - 0.18);
  shine(k, hex(0xffa03a), 0.95 * exp(-dot(e, e) * 40.0));
  shine(k, hex(0xffc050), 0.7 * exp(-dot(p - vec2(0.0, -0.60), p - vec2(0.0, -0.60)) * 22.0));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.20;
  vec2 sun = vec2(SUN.x * n, SUN.y);
  vec3 haze = hex(0xff9a6a);
  sky(k, u, h, hex(0x3a1660), hex(0xd8507a), hex(0xffc060));
  stars(k, u, 0.4);
  halo(k, u, sun, 1.0, hex(0xffd070), 0.8);
  disc(k, u, sun, 0.17, hex(0xffe080));
  clouds(k, u, vec2(0.18, 0.95), 0.75, 9.0, hex(0x5a2470), hex(0xffa08a), 0.50, sun);
  clouds(k, u, vec2(0.02, 0.28), 0.45, 23.0, hex(0xb84a6a), hex(0xffd890), 0.48, sun);
  hills(k, u, vec4(-0.13, 0.09, 1.4, 0.4), 3.0, hex(0x9a3a6a), hex(0x7a2a60), haze, 0.50);
  skull(k, u, vec2(w > 1.0 ? 1.28 : 0.28, w > 1.0 ? 0.16 : 0.06), w > 1.0 ? 0.46 : 0.30, 0.10, haze);
  water(k, u, h, hex(0xf08a6a), hex(0x2a1458), hex(0xffe090), sun.x, 0.28);
  mist(k, u, h, 0.05, hex(0xffc890), 0.5);
  galleon(k, u, vec2(w > 1.0 ? -1.24 : -0.24, h - 0.10), w > 1.0 ? 0.38 : 0.25, 0.04, haze);
  if (u.y < h - 0.06) {
    vec2 q = u - vec2(w > 1.0 ? -1.24 : -0.24, h - 0.20);
    lay(k, hex(0x180a20), 0.5 * smoothstep(0.42, 0.0, abs(q.x)) * exp(-abs(q.y) * 9.0) * step(0.42, n2(vec2(u.x * 20.0, u.y * 90.0))));
  }
  // The beach: a tongue of sand with a fire and footprints.
  float shore = -0.56 + 0.14 * smoothstep(0.1, 1.5, u.x * (w > 1.0 ? 1.0 : 2.0)) + 0.03 * sin(u.x * 3.0 + 1.0), d = shore - u.y;
  lay(k, hex(0xffe8d0), smoothstep(0.030, 0.0, abs(d + 0.006 + 0.014 * (f2(vec2(u.x * 9.0, 2.0)) - 0.5))) * 0.8);
  vec3 sand = mix(hex(0xf0b878), hex(0x5a2450), smoothstep(0.0, 0.5, d)) * (0.82 + 0.3 * f2(u * vec2(9.0, 26.0)));
  sand = mix(sand, hex(0x8a4a4a), smoothstep(0.05, 0.0, d) * 0.6);
  vec2 fire = vec2(w > 1.0 ? 1.36 : 0.34, -0.52);
  sand += hex(0xff8a30) * 0.55 * exp(-dot((u - fire) * vec2(1.6, 4.0), (u - fire) * vec2(1.6, 4.0)) * 2.0);
  lay(k, sand, fill(-d));
  vec2 f = (u - fire) / 0.14;
  for (int i = 0; i < 3; i++) {
    float g = float(i), y = f.y / (1.2 - 0.3 * g), wob = 0.14 * sin(f.y * 5.0 + g * 2.0) * f.y;
    float flame = abs(f.x + wob) - (0.42 - 0.11 * g) * sqrt(max(1.0 - y, 0.0)) * smoothstep(-0.15, 0.25, y);
    lay(k, g < 0.5 ? hex(0xff5a1c) : g < 1.5 ? hex(0xffa82a) : hex(0xfff0a0), smoothstep(0.05, -0.08, max(flame, -y)) * step(y, 1.0) * 0.95);
  }
  lay(k, hex(0x2a1010), fill((min(seg(f, vec2(-0.5, -0.12), vec2(0.4, 0.12)), seg(f, vec2(0.5, -0.12), vec2(-0.4, 0.12))) - 0.09) * 0.14));
  halo(k, u, fire + vec2(0.0, 0.06), 0.34, hex(0xff9a3a), 0.75);
  for (int i = 0; i < 7; i++) {
    float g = float(i);
    vec2 p = (u - vec2((-0.10 + 0.14 * g) * n, 0.66 + 0.06 * sin(g * 2.7))) / (0.028 + 0.012 * h2(vec2(g, 1.0)));
    float wing = abs(p.y - 0.5 * abs(p.x) + 0.35 * p.x * p.x) - 0.10 * (1.2 - abs(p.x));
    lay(k, hex(0x3a1440), fill(max(wing, abs(p.x) - 1.15) * 0.03));
  }
  motes(k, u, 0.11, 6.0, hex(0xffd890), 0.55);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), e = w > 1.0 ? 0.10 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 m = vec2(u.x * side, u.y);
    palm(k, m, vec2(w + 0.06, -1.1), vec2(w - 0.12 - e, s == 0 ? 0.64 : 0.74), 0.46, 3.0 + side, hex(0x6a3a24), hex(0x14402f), hex(0x6ab84a));
    // Sand with chest, coins and bottles.
    float g = -1.0 + 0.17 * exp(-pow((m.x - w - 0.02) * 1.8, 2.0)) + 0.02 * sin(u.x * 9.0), d = g - u.y;
    vec3 sand = mix(hex(0xffd090), hex(0x7a3048), smoothstep(0.0, 0.22, d)) * (0.86 + 0.24 * f2(u * vec2(14.0, 30.0)));
    if (s == 0) {
      vec2 p = (m - vec2(w - 0.30 - e, -0.86)) / 0.17 * rot(0.10);
      float lid = max(length(p - vec2(0.0, 0.30)) - 0.98, max(0.34 - p.y, abs(p.x) - 0.96));
      lay(k, mix(hex(0x2a1010), hex(0xa85a2a), clamp(0.5 - p.x * 0.3 + 0.4 * p.y, 0.0, 1.0)) * (0.8 + 0.25 * sin(p.x * 16.0)), fill(lid * 0.17) * step(0.5, p.y));
      float heap = length((p - vec2(0.0, 0.20)) * vec2(0.92, 1.5)) - 0.86;
      vec2 c = worley(p * 5.0);
      lay(k, mix(hex(0x9a5a08), hex(0xffee8a), clamp(1.1 - c.x * 1.5, 0.0, 1.0)), fill(heap * 0.17));
      shine(k, hex(0xffd860), 0.6 * exp(-dot(p - vec2(0.0, 0.5), p - vec2(0.0, 0.5)) * 1.6));
      float box_ = box2(p - vec2(0.0, -0.22), vec2(0.96, 0.46));
      vec3 wood = mix(hex(0x34140e), hex(0xb0622e), clamp(0.5 + 0.6 * p.y - p.x * 0.2, 0.0, 1.0)) * (0.78 + 0.3 * sin(p.y * 22.0));
      wood = mix(wood, mix(hex(0x7a4a10), hex(0xffd870), clamp(0.6 - p.x * 0.4, 0.0, 1.0)), smoothstep(0.02, -0.02, min(abs(abs(p.x) - 0.62) - 0.09, abs(abs(p.y + 0.22) - 0.42) - 0.05)));
      lay(k, wood, fill(box_ * 0.17));
      lay(k, hex(0xffd860), fill((box2(p - vec2(0.0, 0.12), vec2(0.16, 0.20)) - 0.04) * 0.17));
      lay(k, hex(0x3a1a08), fill((length(p - vec2(0.0, 0.10)) - 0.06) * 0.17));
    } else {
      vec2 p = (m - vec2(w - 0.30 - e, -0.84)) / 0.16;
      float barrel = max(abs(p.x) - 0.72 + 0.16 * p.y * p.y, abs(p.y) - 1.0), l = clamp(0.5 - p.x * 0.6, 0.0, 1.0);
      vec3 wood = mix(hex(0x2a120e), hex(0xc07838), l) * (0.78 + 0.15 * step(0.12, abs(fract(p.x * 2.6) - 0.5)) + 0.2 * f2(vec2(p.x * 14.0, p.y * 3.0)));
      wood = mix(wood, mix(hex(0x1a1a22), hex(0x9a9aa8), l), smoothstep(0.02, -0.02, abs(abs(p.y) - 0.58) - 0.09));
      lay(k, wood, fill(barrel * 0.16));
      lay(k, mix(hex(0x3a1a10), hex(0xd89050), l), fill((length((p - vec2(0.0, 0.98)) * vec2(1.0, 4.6)) - 0.56) * 0.05));
    }
    lay(k, sand, fill(-d));
    for (int i = 0; i < 11; i++) {
      float f = float(i), r = 0.020 + 0.010 * h2(vec2(f, side));
      vec2 p = (m - vec2(w - 0.10 - e - 0.062 * f, -0.945 + 0.05 * h2(vec2(f, 2.0)) - 0.004 * f)) / r * vec2(1.0, 1.5);
      float l = clamp(0.6 + 0.5 * p.y - 0.3 * p.x, 0.0, 1.0), d2 = length(p) - 1.0;
      lay(k, mix(hex(0x9a5a08), hex(0xffee8a), l), fill(d2 * r));
      lay(k, hex(0xa8680c), fill((abs(length(p) - 0.66) - 0.08) * r) * 0.7);
    }
  }
}
