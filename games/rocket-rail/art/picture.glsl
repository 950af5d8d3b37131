// A desert at dawn from which a rail of steel sweeps into the sky; a planet with rings hangs over it.

const int POSTS = 9;

// Where the rail runs, by the share of the picture's width.
float railY(float x) {
  float t = clamp((x + wide()) / (2.0 * wide()), 0.0, 1.2);
  return -0.78 + 0.08 * t + 0.92 * pow(t, 6.0);
}

void planet(inout vec4 k, vec2 u, vec2 at, float r) {
  vec2 p = (u - at) / r;
  vec2 q = vec2(p.x * 0.94 + p.y * 0.34, p.y * 0.94 - p.x * 0.34);
  vec2 e = vec2(q.x, q.y * 3.6);
  float round_ = length(e);
  float band = smoothstep(1.30, 1.36, round_) * smoothstep(2.05, 1.98, round_) * (0.55 + 0.45 * sin(round_ * 46.0 + 2.0 * n2(vec2(round_ * 9.0, 1.0))));
  vec3 ringColour = mix(hex(0xffc890), hex(0x6fe8e0), smoothstep(1.4, 2.0, round_));
  if (q.y > 0.0) shine(k, ringColour, 0.5 * band);
  float lit = smoothstep(0.85, -0.75, dot(p, normalize(vec2(0.55, 0.65))));
  float cloud = f2(vec2(q.x * 1.1, q.y * 5.0) + 4.0);
  vec3 c = mix(hex(0xd9703a), hex(0x1a2a55), lit);
  c = mix(c, mix(hex(0xffc07a), hex(0x24507a), lit), smoothstep(0.42, 0.68, cloud));
  halo(k, u, at, r * 2.2, hex(0xff9a5a), 0.36);
  lay(k, c, fill((length(p) - 1.0) * r));
  shine(k, hex(0xffd0a0), 0.7 * exp(-pow((length(p) - 0.97) * 15.0, 2.0)) * (1.0 - lit));
  if (q.y <= 0.0) { lay(k, ringColour * 0.9, 0.75 * band); }
}

void rail(inout vec4 k, vec2 u) {
  float w = wide();
  // Posts that carry it.
  for (int i = 0; i < POSTS; i++) {
    float x = mix(-w * 0.86, w * 0.90, float(i) / float(POSTS - 1));
    float y = railY(x), low = -0.92;
    float leg = min(abs(u.x - x - (y - u.y) * 0.10), abs(u.x - x + (y - u.y) * 0.10)) - 0.006;
    float d = max(leg, max(u.y - y, low - u.y));
    lay(k, mix(hex(0x0b1c30), hex(0x51728c), smoothstep(-0.9, 0.9, u.y) * 0.8), fill(d) * 0.92);
  }
  float slope = (railY(u.x + 0.01) - railY(u.x - 0.01)) / 0.02;
  float d = (u.y - railY(u.x)) / sqrt(1.0 + slope * slope);
  float cross_ = step(0.72, fract((u.x + u.y) * 26.0));
  lay(k, hex(0x16324a), fill(abs(d + 0.018) - 0.020) * (0.75 + 0.25 * cross_));
  lay(k, hex(0x7f9db4), fill(abs(d) - 0.0065));
  lay(k, hex(0x3a5a74), fill(abs(d + 0.036) - 0.005));
  shine(k, hex(0xffb070), 0.9 * exp(-pow(d * 150.0, 2.0)));
  shine(k, hex(0x35e6c8), 0.22 * exp(-pow((d + 0.01) * 22.0, 2.0)));
  for (int i = 0; i < 15; i++) {
    float x = mix(-w * 0.97, w * 1.02, float(i) / 14.0);
    vec2 at = vec2(x, railY(x) + 0.012);
    halo(k, u, at, 0.045, i % 3 == 0 ? hex(0x35e6c8) : hex(0xffa24a), 0.9);
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  sky(k, u, -0.75, hex(0x050b1c), hex(0x0f3556), hex(0xf08a4e));
  float neb = f2(u * 1.2 + f2(u * 2.3) * 1.3);
  shine(k, hex(0x1f9fb0), 0.34 * smoothstep(0.48, 0.92, neb) * smoothstep(-0.4, 0.4, u.y));
  shine(k, hex(0xd8552a), 0.30 * smoothstep(0.5, 0.95, f2(u * 1.6 + 8.0)) * smoothstep(-0.6, 0.1, u.y));
  stars(k, u, smoothstep(-0.45, 0.25, u.y));
  stars(k, u * 1.8 + 5.0, 0.8 * smoothstep(-0.35, 0.3, u.y));
  planet(k, u, vec2(-w * 0.60, 0.50), 0.24 * min(1.0, 0.6 + 0.4 * w));
  halo(k, u, vec2(w * 0.15, -0.66), 1.0, hex(0xffa050), 0.55);
  clouds(k, u, vec2(-0.60, -0.20), 0.5, 3.0, hex(0x4a3a5a), hex(0xffb27a), 0.42, vec2(w * 0.15, -0.66));
  hills(k, u, vec4(-0.56, 0.13, 1.3, 0.8), 3.0, hex(0x7a4a52), hex(0x2a2a44), hex(0xf09a66), 0.42);
  hills(k, u, vec4(-0.68, 0.09, 2.0, 0.7), 9.0, hex(0x4a3448), hex(0x16203a), hex(0xd07a58), 0.25);
  hills(k, u, vec4(-0.80, 0.05, 1.1, 0.2), 14.0, hex(0x241f38), hex(0x0a1226), hex(0x6a4454), 0.12);
  skyline(k, u, vec4(-0.93, 0.10, 0.07, 0.009), 4.0, hex(0x0b1428), hex(0x222a48), hex(0xd89a58), 0.22);
  rail(k, u);
  mist(k, u, -0.86, 0.16, hex(0xf0a070), 0.32);
  motes(k, u, 0.08, 2.0, hex(0xffd8a8), 0.5);
}

void tower(inout vec4 k, vec2 u, float x, float top, float half_) {
  vec2 p = vec2(u.x - x, u.y);
  float rungs = abs(fract(p.y * 7.0) - 0.5) - 0.06;
  float brace = min(abs(abs(p.x) - half_ + (fract(p.y * 7.0)) * half_ * 2.0) , abs(abs(p.x) - half_)) - 0.008;
  float d = max(min(brace, max(rungs * 0.14, abs(p.x) - half_)), u.y - top);
  lay(k, mix(hex(0x040912), hex(0x12243a), smoothstep(-1.0, top, u.y)), fill(d));
  halo(k, u, vec2(x, top + 0.01), 0.07, hex(0xff5a3a), 0.9);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  tower(k, u, -w * 0.955, -0.30, 0.045);
  tower(k, u, w * 0.965, -0.46, 0.04);
  hills(k, u, vec4(-0.99, 0.07, 1.7, 0.5), 21.0, hex(0x0c1222), hex(0x04070f), hex(0x1a1a2c), 0.1);
  mist(k, u, -1.04, 0.14, hex(0x5a3a44), 0.5);
}
